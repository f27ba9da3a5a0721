import { computed, type ReadableAtom } from 'nanostores'
import type { Recording } from '#contract/entities.ts'
import { segmentsOf } from '#data/read/lectures/lectures.ts'
import type { Mark } from '#domain/lecture/check/detect.ts'
import { coverageOf, type Coverage } from '#domain/lecture/check/coverage.ts'
import { unpackLevels } from '#domain/lecture/loudness.ts'
import { isDoubtful, transcriptOf, type Said, type Transcript } from '#domain/lecture/said/said.ts'
import { voicedOf, within, type Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Remote } from '#lib/remote.ts'
import { isReady } from '#lib/remote.ts'

let last: { readonly id: string; readonly $text: ReadableAtom<Remote<Transcript>> } | null = null

/** One and the same for all parts of a screen: four hours are folded once. */
export function transcriptAt(id: string): ReadableAtom<Remote<Transcript>> {
  if (last?.id === id) return last.$text
  const $text = computed(segmentsOf(id), rows => (isReady(rows) ? { ...rows, value: transcriptOf(rows.value) } : rows))
  last = { id, $text }
  return $text
}

/** Where somebody speaks, as far as it was measured; without a measure all of the sound counts. */
export function voicedIn({ sound, loudness, seconds }: Recording): Stretch[] {
  if (!sound) return []
  if (!loudness) return seconds > 0 ? [{ from: 0, to: seconds }] : []
  return voicedOf(unpackLevels(loudness.levels), loudness.step).map(one => ({ ...one, to: Math.min(one.to, seconds) }))
}

export interface Gap extends Stretch {
  /** Why its text is not counted; undefined where there is none. */
  readonly mark: Mark | undefined
}

export interface Certificate extends Coverage {
  readonly gaps: readonly Gap[]
}

export function certificateOf(voiced: readonly Stretch[], lines: readonly Said[]): Certificate {
  const speech = lines.filter(line => line.kind === 'speech')
  const cover = coverageOf(
    voiced,
    speech.filter(line => !isDoubtful(line))
  )
  const doubtful = speech.filter(isDoubtful)
  const gaps = cover.gaps.map(gap => {
    const line = doubtful.find(one => within([one], gap.from, gap.to) > (gap.to - gap.from) / 2)
    return { ...gap, mark: line?.marks.find(mark => mark !== 'missing') }
  })
  return { ...cover, gaps }
}
