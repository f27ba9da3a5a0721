import type { Candidate } from '#engine/builtin/candidate.ts'
import { formOf, type Form } from '#engine/builtin/keep/form.ts'
import type { Features } from '#engine/builtin/keep/flag.ts'
import { gapFeatures } from '#engine/builtin/keep/gap.ts'
import { pairFeatures } from '#engine/builtin/keep/pair.ts'
import { questionFeatures } from '#engine/builtin/keep/question.ts'
import { termFeatures } from '#engine/builtin/keep/term.ts'
import type { Reading } from '#engine/builtin/read.ts'

/** Forms whose answer says what a term means. */
const DEFINING: ReadonlySet<Form> = new Set(['meant', 'what-is', 'what-was', 'who'])

/**
 * What can be seen of a question, a term or a gap without knowing the subject. The place in the note, the kind of
 * question and how the answer opens are left out: they say how one author writes, and misled with the next.
 */
export function featuresOf(card: Candidate, reading: Reading): Features {
  const found: Features = {}
  const add = (prefix: string, features: Features): void => {
    for (const [name, value] of Object.entries(features)) if (value !== 0) found[`${prefix}${name}`] = value
  }
  if (card.kind === 'cloze') {
    add('gap ', gapFeatures(card, reading))
    return found
  }
  const form = formOf(card)
  add('question ', questionFeatures(card))
  add('pair ', pairFeatures(card))
  if (DEFINING.has(form)) add('term ', termFeatures(card, reading))
  return found
}
