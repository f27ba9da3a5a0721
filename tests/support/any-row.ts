import type { EntityName, Fields } from '../../src/contract/entities.ts'
import { planDefaults } from '../../src/data/device/defaults.ts'
import { preferenceDefaults } from '../../src/data/device/preferences-defaults.ts'
import { packLog } from '../../src/domain/history/packed-log.ts'
import { newId } from '../../src/lib/ids.ts'
import { aCard, aNote, aSubject } from './stored-rows.ts'

const NOW = '2026-11-22T08:00:00.000Z'
const minute = { startMinute: 540, minutes: 30 }
const A_LINE = { at: Date.parse(NOW), grade: 3, interval: 4, before: -600, factor: 2500, took: 4000, kind: 1 }
const none = { subjectId: null, topicId: null }

/** Whole, valid fields of every entity; those with parents need their ids. An entity without a line does not compile. */
const MAKERS: { readonly [Name in EntityName]: () => Fields<Name> } = {
  preferences: () => ({ ...preferenceDefaults(), timeZone: 'UTC' }),
  plan_settings: planDefaults,
  subjects: () => aSubject(),
  topics: () => ({ subjectId: newId(), parentId: null, name: 'Cells', code: null, position: 0, confidence: null }),
  notes: () => aNote([{ id: 'block-one', text: 'one' }]),
  files: () => ({ noteId: null, name: 'a.png', mime: 'image/png', size: 1, sha256: '', kind: 'note' }),
  losses: () => {
    const what = { skill: 'explain', words: 'the cause', originKind: 'mark' as const, originId: newId(), pointKey: '1' }
    return { ...none, ...what, marks: 1, droppedAt: null }
  },
  cards: () => aCard(),
  reviews: () => ({ cardId: newId(), grade: 3, reviewedAt: NOW, durationMs: 1 }),
  histories: () => {
    const counts = { interval: 4, reps: 3, lapses: 0, learningStep: 0, ease: 2500 }
    const memory = { state: 'review' as const, dueAt: NOW, lastReviewedAt: NOW, stability: 4, difficulty: 5 }
    const log = { v: 1 as const, program: 'anki' as const, rows: packLog([A_LINE]) }
    return { cardId: newId(), log, standing: { v: 1, ...memory, ...counts, from: 'file' } }
  },
  exams: () => {
    const when = { takesOn: '2027-05-12', startMinute: 540, minutes: 90 }
    return { subjectId: newId(), title: 'Paper 1', presetPaper: null, ...when, weight: 40 }
  },
  lessons: () => ({ subjectId: null, title: 'Maths', place: '', weekday: 1, week: 'every', ...minute }),
  tasks: () => {
    const when = { minutes: 60, dueOn: '2027-05-01', dueMinute: null, doneAt: null }
    const more = { steps: null, repeats: null, origin: null, importKey: null }
    return { ...none, lossId: null, title: 'Essay', detail: '', kind: 'homework', ...when, ...more }
  },
  blocks: () => {
    const refs = { subjectId: null, refId: null, stepId: null, importKey: null, planId: null, reason: null }
    const state = { pinned: false, state: 'planned', madeBy: 'planner' } as const
    return { kind: 'topic', title: 'Cells', ...refs, day: '2027-05-01', ...minute, ...state }
  },
  feeds: () => ({ address: 'https://example.org/school.ics', name: 'School', takes: 'both' }),
  activities: () => {
    const refs = { refKind: null, refId: null, blockId: null, replaces: null, title: '' }
    return { tool: 'notetaker', ...none, ...refs, startedAt: NOW, endedAt: NOW, seconds: 60 }
  },
  quizzes: () => {
    const made = { sources: { v: 1 as const, sources: [] }, seed: 1, engine: 'builtin', settings: { v: 1 as const } }
    return { ...none, title: 'Cells', ...made, items: { v: 1, items: [] } }
  },
  papers: () => {
    const made = { presetId: null, seed: 1, version: 1, bankVersion: '1', minutes: 60, marks: 40 }
    return { subjectId: null, title: 'Mock', ...made, blueprint: { v: 1 }, snapshot: { v: 1 } }
  },
  questions: () => {
    const asked = { stem: 'Why?', parts: { v: 1 as const, parts: [] }, scheme: { v: 1 as const }, marks: 2 }
    return { ...none, noteId: null, ...asked, commandTerm: null, difficulty: null, fileIds: [], engine: 'manual' }
  },
  attempts: () => {
    const of = { kind: 'quiz', refId: null, subjectId: null, title: 'Cells', retryOf: null } as const
    const time = { minutes: null, readingMinutes: 0, extraPercent: 0, finishedAt: null }
    return { ...of, ...time, settings: { v: 1 }, asked: null }
  },
  clock_events: () => ({ attemptId: null, timer: 'free', kind: 'start', happenedAt: NOW, seconds: null, about: null }),
  answers: () => {
    const given = { doc: null, value: null, fileIds: [], flagged: false, confidence: null, checkedAt: null }
    return { attemptId: newId(), questionKey: '1a', ...given }
  },
  marks: () => {
    const by = { madeBy: 'self', engine: 'manual', model: 'points' } as const
    const points = { points: { v: 1 as const, points: [] }, low: 1, high: 1, max: 2 }
    return { answerId: newId(), ...by, answerText: 'a', schemeHash: 'h', ...points, remark: '' }
  },
  threads: () => {
    const state = { about: null, pinned: false, archived: false, tipId: null }
    return { title: 'Cells', mode: 'explain', scope: { v: 1, kind: 'all', of: [] }, ...state }
  },
  turns: () => {
    const said = { role: 'student', mode: 'explain', text: 'Why?', engine: 'manual', status: 'whole' } as const
    return { threadId: newId(), parentId: null, ...said, spans: null, extras: null }
  },
  graphs: () => ({
    title: 'Waves',
    expressions: {
      v: 1,
      lines: [{ id: 'first', text: 'y = sin x', isShown: true }],
      sliders: {},
      angle: 'radians',
      marks: ['roots']
    },
    view: { v: 1, window: { x0: -8, x1: 8, y0: -6, y1: 6 }, ticks: 'pi', isEqual: true, traceX: 1 }
  }),
  recordings: () => {
    const kept = { seconds: 2292, state: 'kept' as const, sound: null, loudness: null, transcript: null }
    return { ...none, title: 'Light', noteId: null, origin: 'microphone', ...kept, startedAt: NOW }
  },
  markers: () => ({
    recordingId: newId(),
    second: 252,
    kind: 'line',
    words: 'which enzyme?',
    fileId: null,
    doneAt: null
  }),
  segments: () => {
    const said = { kind: 'speech' as const, fromSecond: 408, toSecond: 450, text: 'Look at the membrane again.' }
    return { recordingId: newId(), ...said, words: null, engine: 'manual', replaces: null, speaker: '', flags: null }
  }
}

export function aRow<Name extends EntityName>(name: Name, change: Partial<Fields<Name>> = {}): Fields<Name> {
  return { ...MAKERS[name](), ...change }
}
