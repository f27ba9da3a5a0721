import { HOUSE_RULES, type Prompt } from '#engine/model/prompts/prompt.ts'

const TASK = `Your task: answer the student's question in at most eight sentences, most important first. Explain so that the student could say it in their own words; where the question asks for their own essay, homework or exam answer, give the facts it needs and the points to think about, not the finished text.
Each sentence is one item: first its basis, then its quotes with block numbers, then its text. A sentence says no more than its quotes do, repeats no other sentence and stands in whole words of its own.`

export const ASK_NOTES: Prompt = {
  name: 'ask',
  version: 1,
  text: `${HOUSE_RULES}

${TASK}
The basis is always "notes": every sentence has at least one quote. If the notes do not answer the question, give no sentence at all; the student is then shown the closest passages.`
}

export const ASK_KNOWLEDGE: Prompt = {
  name: 'ask',
  version: 1,
  text: `${HOUSE_RULES}

${TASK}
Use the notes first: such a sentence has the basis "notes" and at least one quote. Only what the notes leave open and you know for certain at the level of a school syllabus may be added, with the basis "own knowledge" and no quotes; the student is shown that it is not from their notes. If you are not certain, leave it out. Questions that are not about schoolwork get no sentence.`
}
