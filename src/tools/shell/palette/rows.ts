import type { FindKind } from '#lib/find/findable.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import type { Hit } from '#lib/find/text-finder.ts'
import type { ShapeName } from '#lib/pages/shapes.ts'
import { m } from '#messages/generated/messages.js'
import { $quickLine } from '#tools/planner/planner.store.ts'
import { openTool, openRoute } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { routeOf } from '#stores/places.ts'
import { dayMonth, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { spokenWords } from '#tools/shared/study/spoken-clock.ts'
import { $clockLine } from '#tools/shared/study/clock-settings.store.ts'
import { $clock, startStudySession } from '#tools/shared/study/study-session.store.ts'
import type { Act, NewThing } from '#tools/shell/palette/read-act.ts'
import { NEW_ACTS } from '#tools/shell/frame/new-acts.ts'
import { leadsTo, WAYS } from '#tools/shell/palette/ways.ts'

/** One line of the palette. */
export interface PaletteRow {
  readonly id: string
  readonly shape: ShapeName
  readonly kind: string
  readonly title: string
  readonly detail: string
  readonly run: () => void
}

const KINDS: Readonly<Record<FindKind, readonly [ShapeName, () => string, (id: string) => void]>> = {
  note: ['notebook-text', m.palette_note, note => openTool('notetaker', { note })],
  card: ['gallery-vertical-end', m.palette_card, card => openTool('notetaker', { cards: 'all', card })],
  paper: ['file-text', m.palette_paper, paper => openTool('paper-maker', { paper })],
  thread: ['message-square-quote', m.palette_thread, thread => openTool('chatbot', { thread })],
  lecture: ['play', m.palette_lecture, recording => openTool('notetaker', { recording })],
  graph: ['timer', m.palette_graph, graph => openTool('study-zone', { graph })],
  task: ['calendar', m.palette_task, row => openTool('planner', { view: 'setup', part: 'tasks', row })],
  topic: ['calendar', m.palette_topic, row => openTool('planner', { view: 'setup', part: 'topics', row })],
  subject: ['notebook-text', m.palette_subject, subject => openTool('notetaker', { subject })]
}

const nameOf = ({ title }: Hit): string => (title.trim() === '' ? m.notes_untitled() : title.trim())

export function hitRow(hit: Hit): PaletteRow {
  const [shape, kind, open] = KINDS[hit.kind]
  const { id, snippet } = hit
  return { id: `${hit.kind}-${id}`, shape, kind: kind(), title: nameOf(hit), detail: snippet, run: () => open(id) }
}

function goTo(address: string): void {
  const route = routeOf(new URL(address, location.origin))
  if (route) openRoute(route)
}

/** Places and things to begin whose names, or everyday words for them, begin with what was typed. */
export function placeRows(typed: string): PaletteRow[] {
  const wanted = typed.trim().toLocaleLowerCase()
  const ways = WAYS.filter(way => leadsTo(way, wanted)).map(({ id, shape, name, go }): PaletteRow => ({
    id: `place-${id}`,
    shape,
    kind: m.palette_go(),
    title: name(),
    detail: '',
    run: typeof go === 'string' ? () => goTo(go) : go
  }))
  const fresh = NEW_ACTS.map(({ id }) => newRow(id))
  return [...ways, ...fresh.filter(({ title }) => title.toLocaleLowerCase().startsWith(wanted))]
}

function newRow(what: NewThing): PaletteRow {
  const act = NEW_ACTS.find(({ id }) => id === what)
  return {
    id: `new-${what}`,
    shape: act?.shape ?? 'plus',
    kind: m.shell_new(),
    title: act?.name() ?? '',
    detail: '',
    run: () => goTo(act?.href ?? '/main')
  }
}

const QUIZZABLE = ['note', 'topic', 'subject'] as const
const REVIEWABLE = ['note', 'subject'] as const

/** The first of these kinds among what was found for the words of the act. */
function firstOf<Kind extends FindKind>(hits: readonly Hit[], kinds: readonly Kind[]): (Hit & { kind: Kind }) | null {
  const hit = hits.find(({ kind }) => (kinds as readonly FindKind[]).includes(kind))
  return (hit as (Hit & { kind: Kind }) | undefined) ?? null
}

/** How the words were read, part by part. */
function planDetail({ read }: Extract<Act, { kind: 'plan' }>, subjects: ReadonlyMap<string, string>): string {
  const { kind, on, minutes, subjectId } = read
  return [
    kind === 'exam' ? m.palette_reads_exam() : kind === 'weekly' ? m.palette_reads_weekly() : m.palette_reads_task(),
    subjectId === null ? '' : (subjects.get(subjectId) ?? ''),
    on === null ? '' : dayMonth(on),
    minutes === null ? '' : lengthWords(minutes)
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A clock begins at once; one of a length that no clock takes is put on the desk, where it can be mended. */
function clockRow({ line, clock }: Extract<Act, { kind: 'clock' }>, subjects: readonly KnownSubject[]): PaletteRow {
  const { what, terms, fault } = clock
  const running = $clock.get()
  const read = spokenWords(clock, subjects)
  return {
    id: 'act-clock',
    shape: 'timer',
    kind: m.palette_clock(),
    title: what.title,
    detail: running && fault === null ? m.palette_clock_instead({ read, title: running.run.about.title }) : read,
    run: () => {
      if (fault === null) void tryOnceOrNotify('clock start', () => startStudySession(what, null, terms))
      else $clockLine.set(line)
      openTool('study-zone', {})
    }
  }
}

/** The row of an act, with how its words were read; null where nothing of the student's bears the name. */
export function actRow(act: Act, about: readonly Hit[], subjects: ReadonlyMap<string, string>): PaletteRow | null {
  switch (act.kind) {
    case 'new':
      return newRow(act.what)
    case 'plan':
      return {
        id: 'act-plan',
        shape: 'calendar',
        kind: m.palette_plan(),
        title: act.read.title,
        detail: planDetail(act, subjects),
        run: () => {
          $quickLine.set(act.line)
          openTool('planner', {})
        }
      }
    case 'clock':
      return clockRow(
        act,
        [...subjects].map(([id, name]) => ({ id, name }))
      )
    case 'quiz': {
      const hit = firstOf(about, QUIZZABLE)
      if (!hit) return null
      return {
        id: 'act-quiz',
        shape: 'list-checks',
        kind: m.palette_quiz(),
        title: m.palette_quiz_on({ what: nameOf(hit) }),
        detail: KINDS[hit.kind][1](),
        run: () => openTool('notetaker', { quiz: 'new', from: `${hit.kind}:${hit.id}` })
      }
    }
    case 'review': {
      const hit = act.about === '' ? null : firstOf(about, REVIEWABLE)
      if (act.about !== '' && !hit) return null
      return {
        id: 'act-review',
        shape: 'gallery-vertical-end',
        kind: m.palette_review(),
        title: hit ? m.palette_review_of({ what: nameOf(hit) }) : m.palette_review_today(),
        detail: hit ? KINDS[hit.kind][1]() : '',
        run: () => openTool('notetaker', { review: hit ? `${hit.kind}:${hit.id}` : 'today' })
      }
    }
  }
}
