import { site } from '#config/site.ts'
import type { FedPlan } from '#contract/calendar.ts'
import { blockName, examName, type BlockWords } from '#domain/ics/block-name.ts'
import type { IcsItem } from '#domain/ics/event.ts'
import { writeIcs } from '#domain/ics/write.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { doubled } from '#domain/plan/rows/doubles.ts'
// The file itself, as in endpoint/words.ts.
import words from '#messages/en/planner.json' with { type: 'json' }

const WORDS: BlockWords = {
  cards: () => words.planner_cards,
  paper: title => words.planner_paper.replace('{title}', () => title),
  revise: subject => words.planner_revise.replace('{subject}', () => subject),
  free: () => words.planner_free_title,
  busy: () => words.planner_busy
}

/** As on the devices: of two plans that did not know of each other, one counts (data/read/plan/doubles.ts). */
function shown({ blocks }: FedPlan): FedPlan['blocks'] {
  const out = doubled(
    blocks
      .filter(({ state, madeBy }) => state === 'planned' && madeBy === 'planner')
      .map(({ startMinute: start, ...block }) => ({ ...block, start }))
  )
  return blocks.filter(({ id }) => !out.has(id))
}

/** Exams and blocks, and with a busy style no word of what they are. */
function itemsOf(plan: FedPlan): IcsItem[] {
  const { style, subjects, exams } = plan
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''))
  const named = (title: () => string): string => (style === 'busy' ? words.planner_busy : title())
  const kind = (category: string) => (style === 'busy' ? {} : { category })
  const uid = (id: string): string => `${id}@${site.slug}`
  const dates = Map.groupBy(exams, exam => exam.subjectId)
  const own = subjects.flatMap(({ id, examOn }) => {
    const rows = (dates.get(id) ?? []).map(exam => exam.takesOn)
    const none = { title: nameOf(id), startMinute: null, minutes: null }
    return isOwnDateCounted(examOn, rows) ? [{ id, subjectId: id, takesOn: examOn, ...none }] : []
  })
  return [
    ...shown(plan).map(({ id, kind: what, title, subjectId, day, startMinute, minutes }) => ({
      uid: uid(id),
      title: named(() => blockName({ kind: what, title, subject: nameOf(subjectId) }, WORDS)),
      day,
      start: startMinute,
      minutes,
      ...kind(words.planner_files_category_study)
    })),
    ...[...exams, ...own].map(({ id, subjectId, title, takesOn, startMinute, minutes }) => ({
      uid: uid(id),
      title: named(() => examName(nameOf(subjectId), title)),
      day: takesOn,
      start: startMinute,
      minutes: minutes ?? 0,
      ...kind(words.planner_files_category_exam)
    }))
  ]
}

/** A zone that this server does not know is counted as UTC, as on the devices. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

export function planFile(plan: FedPlan, now: Date): string {
  return writeIcs(itemsOf(plan), knownZone(plan.zone), site.name, now)
}
