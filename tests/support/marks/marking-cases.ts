import { readFileSync } from 'node:fs'
import type { MarkResult } from '../../../src/contract/engine/mark.ts'
import { mark } from '../../../src/engine/builtin/mark/mark.ts'

/** A point, an answer, and what may be said of them. */
export interface MarkingCase {
  readonly kind: string
  readonly point: string
  readonly answer: string
  readonly says: string
}

/** Rows of a file in the form of `marking.tsv`: kind, point, answer, what may be said. */
export const markingCases = (path: string): MarkingCase[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [kind = '', point = '', answer = '', says = ''] = line.split('\t')
      return { kind, point, answer: answer.replaceAll('\\n', '\n'), says }
    })

/** What the engine lays beside the point. */
export function shownFor({ kind, point, answer }: MarkingCase): MarkResult {
  // A row whose point is the question asks what a copy of it is called.
  const question = / \(question\)$/.test(point) ? point.replace(/ \(question\)$/, '') : ''
  const text = question === '' ? point.replace(/, where "[^"]*"$/, '') : 'Movement of water through a membrane'
  return mark({ question, answer, points: [{ text, ...(kind === 'method' && { code: 'M' as const }) }] })
}

const quotes = (spans: readonly { readonly quote: string }[]): string => spans.map(({ quote }) => quote).join(' | ')

/** The same in the words of the files: "near: … [turned: not]", "same value", "nothing near". */
export function wordsFor(result: MarkResult): string {
  if (result.outcome !== 'read') return result.outcome
  const evidence = result.points[0]?.evidence ?? { kind: 'nothing-near' }
  switch (evidence.kind) {
    case 'near': {
      const turned = evidence.turns.map(({ span }) => span.quote.toLowerCase()).join(', ')
      return `near: ${quotes(evidence.sentences)}${turned === '' ? '' : ` [turned: ${turned}]`}`
    }
    case 'nothing-near':
      return 'nothing near'
    case 'other-script':
      return 'cannot compare'
    case 'value':
      return { same: 'same value', other: 'other value', 'unit-missing': 'unit missing', candidates: 'candidates' }[
        evidence.is
      ]
    case 'working':
      return evidence.lacks ? 'power of ten missing' : 'working shown'
  }
}
