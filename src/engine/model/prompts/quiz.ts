import { HOUSE_RULES, type Prompt } from '#engine/model/prompts/prompt.ts'

export const QUIZ: Prompt = {
  name: 'quiz',
  version: 2,
  text: `${HOUSE_RULES}

Your task: write quiz items from the notes that test recall and understanding.
For every item first give the number of its block and the quote that proves the right answer, then type, question and answer. Fields that a type does not use stay empty.
- choice: a question, its answer, and three wrong options. Wrong options are of the same kind, length and grammar as the answer; each is what a student with a typical misconception would choose. None may be right as well, none says the same as another, none stands in the question, none is "all of these" or "none of these". Where a wrong option is the right answer to something else in the notes, say to which question, with block and quote.
- true-false: the question is a plain statement, answer is "true" or "false". A false one differs from the notes in one fact; correction holds the words that make it right. No trick negations.
- cloze: the question is a sentence with _____ for the gap; answer fills it; accept holds other spellings or names that are right too; hint says what kind of thing is missing.
- numeric: the answer is a number only; unit holds its unit; the question says how exact.
- short: a question whose answer has at most 25 words; accept holds other wordings.
- ordering: the question says what is to be ordered; steps holds three to seven steps in the right order.
- matching: the question says what goes with what; pairs holds three to six of them, each with its own block and quote.
Every question stands alone: someone who has never seen the notes knows what is asked. One fact an item. The question must not give the answer away. Prefer why and how over names and dates.`
}

export const SOLVE: Prompt = {
  name: 'solve',
  version: 2,
  text: `${HOUSE_RULES}

Your task: answer quiz questions from the notes alone, as a careful student would. For each give its number, one short reason from the notes, then the answer: the letter of the option for a choice, "true" or "false" for a statement, the words or number for the rest. If the notes do not settle it, or two options are right, answer "unsure".`
}
