import { HOUSE_RULES, type Prompt } from '#engine/model/prompts/prompt.ts'

export const QUESTIONS: Prompt = {
  name: 'questions',
  version: 2,
  text: `${HOUSE_RULES}

Your task: write exam questions with their mark schemes from the notes, as the blueprint says.
- Each begins with its command term or contains it as its verb, and asks for just what that term asks: state, define, list and identify want short facts (1 mark each, assessment objective AO1); outline a brief account (2 to 3); describe features or steps without causes (1 for each distinct one); explain reasons or a mechanism, cause linked to effect (AO2, marks in pairs); compare both sides of each point (AO2); calculate a value with its unit (AO2, method and answer).
- First write the points of the scheme: for each the number of its block, the quote that proves it, then the point in at most 20 words, its marks, and other wordings that earn it. A marker must be able to look for each point alone. Then write the question so that these points, and no others, answer it.
- The marks of the points together are at least the marks of the question; more where any of them will do, and the question then says how many ("State two ...").
- The question stands alone and does not contain its answer. Exam style, formal, addressed to nobody.
- No two questions test the same points.`
}
