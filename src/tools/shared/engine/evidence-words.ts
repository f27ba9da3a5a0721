import type { Evidence, MarkedPoint } from '#contract/engine/mark.ts'
import type { Span } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'

const PROPOSED = { found: m.mark_proposed_yes, unsure: m.mark_proposed_maybe, 'not-found': m.mark_proposed_no } as const
const VALUES = {
  same: m.mark_same_value,
  other: m.mark_other_value,
  'unit-missing': m.mark_unit_missing,
  candidates: m.mark_candidates
} as const

function bearingWords(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'near':
      return m.mark_near()
    case 'nothing-near':
      return m.mark_nothing_near()
    case 'other-script':
      return m.mark_other_script()
    case 'value':
      return evidence.because === 'unit' ? m.mark_other_unit() : VALUES[evidence.is]()
    case 'working':
      if (evidence.lacks) return m.mark_power_missing()
      return evidence.value === null ? m.mark_working() : m.mark_working_value({ value: evidence.value })
  }
}

/** What is said beside a point: what of the answer bears on it, or what a model proposes. */
export const evidenceWords = ({ evidence, proposal }: MarkedPoint): string =>
  proposal ? PROPOSED[proposal.verdict]() : bearingWords(evidence)

/** The words of the answer that are shown beside a point. */
export function quotesOf({ evidence, proposal }: MarkedPoint): readonly Span[] {
  if (proposal) return proposal.quotes
  if (evidence.kind === 'near') return evidence.sentences
  return evidence.kind === 'value' || evidence.kind === 'working' ? evidence.spans : []
}

/**
 * Whether the words shown are those that a point was earned by, where the student says that it was: one place, and of
 * several numbers none is claimed.
 */
export const tellsWhere = (point: MarkedPoint): boolean => {
  const { evidence, proposal } = point
  return quotesOf(point).length === 1 && (proposal !== undefined || evidence.kind !== 'value' || evidence.is === 'same')
}
