import type { MarkTask } from '#contract/engine/mark.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { withoutNames } from '#domain/marks/names.ts'

/** Characters of one text that an engine reads (contract/engine/mark.ts). */
export const ENGINE_READS = 20_000

const CODES = { M: 'M', A: 'A', B: 'B', R: 'R' } as const

/** What a marking looks at. */
interface MarkedPart extends Pick<ScriptPart, 'part' | 'text'> {
  readonly question: Pick<PaperQuestion, 'stem'>
}

/** The marking of this part as an engine is asked for it; null where words cannot be marked, or are too long. */
export function taskOf({ part, question, text }: MarkedPart, names: readonly string[]): MarkTask | null {
  const { scheme } = part
  if (scheme.model === 'choice' || text.trim() === '' || text.length > ENGINE_READS) return null
  const asked = [question.stem ?? '', part.text].filter(Boolean).join('\n').slice(0, ENGINE_READS)
  const task = { question: asked, answer: withoutNames(text, names) }
  if (scheme.model === 'points') {
    const sum = scheme.points.reduce((total, one) => total + one.marks, 0)
    const isSome = sum > part.marks && scheme.points.every(one => one.marks === 1)
    return {
      ...task,
      points: scheme.points.map(({ text: words, alternatives, reject, type, marks }) => ({
        text: words,
        ...(alternatives && { alternatives: alternatives.slice(0, 20) }),
        ...(reject && { reject: reject.slice(0, 20) }),
        ...(type && { code: CODES[type] }),
        marks
      })),
      ...(isSome && { needed: part.marks })
    }
  }
  const strands =
    scheme.model === 'levels'
      ? [{ name: part.command || 'answer', descriptors: [...scheme.indicative, ...scheme.levels.map(one => one.text)] }]
      : scheme.criteria.map(({ name, levels }) => ({ name, descriptors: levels.map(one => one.text) }))
  return {
    ...task,
    strands: strands.slice(0, 20).map(({ name, descriptors }) => ({ name, descriptors: descriptors.slice(0, 20) }))
  }
}
