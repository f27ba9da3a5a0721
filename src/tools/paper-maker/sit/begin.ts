import type { SatPaper } from '#contract/sitting.ts'
import { saveAll } from '#data/write/write.ts'
import { asPrinted } from '#domain/paper/print/figure-numbers.ts'
import { printedSections } from '#domain/paper/print/front.ts'
import { numberingOf, type Preset } from '#domain/paper/preset.ts'
import { newId } from '#lib/ids.ts'
import { now } from '#tools/paper-maker/sit/time/now.ts'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'

type BegunPaper = Pick<OpenPaper, 'id' | 'title' | 'presetId' | 'minutes' | 'marks' | 'sections'> & {
  readonly blueprint: Pick<OpenPaper['blueprint'], 'wishes'>
}

export interface Terms {
  readonly readingMinutes: number
  readonly extraPercent: 0 | 25 | 50
  readonly pauses: boolean
}

/**
 * Minutes a board gives for reading before the writing begins; 0 where our sources name none (boards.md §1; CBSE 2026:
 * thehindustanpress.in 119230, newsx.com 168126).
 */
export function readingMinutesOf(preset: Preset | null): number {
  const given: Partial<Record<Preset['board'], number>> = { IBDP: 5, ICSE: 15, CBSE: 15 }
  return preset ? (given[preset.board] ?? 0) : 0
}

function askedOf(paper: BegunPaper, preset: Preset | null): SatPaper {
  const numbering = numberingOf(preset)
  const sections = asPrinted(printedSections(paper.sections, paper), numbering)
  return {
    v: 1,
    numbering,
    presetId: paper.presetId,
    marks: paper.marks,
    calculator: preset?.calculator.value ?? null,
    sections: sections as SatPaper['sections']
  }
}

/** The attempt with its questions and the start of its clock, all or nothing; gives its id. */
export async function beginSitting(paper: BegunPaper, preset: Preset | null, terms: Terms): Promise<string> {
  const id = newId()
  const { readingMinutes, extraPercent, pauses } = terms
  const fields = {
    kind: 'paper' as const,
    refId: paper.id,
    subjectId: null,
    title: paper.title,
    retryOf: null,
    minutes: paper.minutes,
    readingMinutes,
    extraPercent,
    finishedAt: null,
    settings: { v: 1 as const, pauses, wroteAt: null, choices: {} },
    asked: askedOf(paper, preset)
  }
  const start = {
    attemptId: id,
    timer: null,
    kind: 'start' as const,
    happenedAt: now().toISOString(),
    seconds: null
  }
  await saveAll([
    { name: 'attempts', id, fields },
    { name: 'clock_events', id: newId(), fields: start }
  ])
  return id
}
