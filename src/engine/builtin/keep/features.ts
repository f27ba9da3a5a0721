import type { Candidate } from '#engine/builtin/candidate.ts'
import { answerFeatures } from '#engine/builtin/keep/answer.ts'
import { formOf, type Form } from '#engine/builtin/keep/form.ts'
import { gapFeatures } from '#engine/builtin/keep/gap.ts'
import { pairFeatures } from '#engine/builtin/keep/pair.ts'
import { placeFeatures } from '#engine/builtin/keep/place.ts'
import { questionFeatures } from '#engine/builtin/keep/question.ts'
import { termFeatures } from '#engine/builtin/keep/term.ts'
import type { Reading } from '#engine/builtin/read.ts'

/** Named properties of a card; what is not named is 0. */
export type Features = Record<string, number>

/** Forms whose answer says what a term means. */
const DEFINING: ReadonlySet<Form> = new Set(['meant', 'what-is', 'what-was', 'who'])

/** What can be seen of a card, its quoted source and its place in the note, without knowing the subject. */
export function featuresOf(card: Candidate, reading: Reading): Features {
  const form = formOf(card)
  const found: Features = { [`form ${form}`]: 1 }
  const add = (prefix: string, features: Features): void => {
    for (const [name, value] of Object.entries(features)) if (value !== 0) found[`${prefix}${name}`] = value
  }
  add('place ', placeFeatures(card, reading))
  if (card.kind === 'cloze') {
    add('gap ', gapFeatures(card, reading))
    return found
  }
  add('question ', questionFeatures(card, form))
  add('answer ', answerFeatures(card))
  add('pair ', pairFeatures(card, form))
  if (DEFINING.has(form)) add('term ', termFeatures(card, reading))
  return found
}
