import { HOUSE_RULES, type Prompt } from '#engine/model/prompts/prompt.ts'

export const CARDS: Prompt = {
  name: 'cards',
  version: 2,
  text: `${HOUSE_RULES}

Your task: write flashcards for retrieval practice from the notes. A good card makes the student fetch one thing from memory.
- One fact a card. Where a sentence holds three facts, write three cards. A list of more than four parts is asked part by part.
- The front stands alone: someone who has never seen the notes knows what is asked. Name the thing; no "it", "this", "he", "the process", "as above". Say of what, when and where, if it could be asked of two things.
- The back is the shortest full answer, at most 25 words, in the notes' own terms. The front never gives it away, and no second answer would be right.
- Ask why and how before what and when: causes, consequences, differences and conditions are worth more than names. Definitions, formulas (both ways), dates that matter and steps in order are worth a card too.
- Types: definition, term, rule, formula, cause, consequence, date, sequence, comparison, list, question, cloze. Use cloze only when no plain question works: then the front is the whole sentence with the hidden words as {{c1::words}}, and the back is empty.
- What matters most comes first. Leave out chatter, homework, teachers' asides and anything not worth knowing in an exam. Few good cards are better than many.
- Do not ask what the student already has (it is listed).
For every card first give the number of its block and the quote that proves it, then type, front and back.`
}
