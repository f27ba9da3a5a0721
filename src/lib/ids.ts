import { v5, v7 } from 'uuid'

/** A new id made on this device: UUIDv7 (RFC 9562), so rows sort by the moment they were made. */
export function newId(): string {
  return v7()
}

/** When `newId` made it, in milliseconds since 1970, by the clock of its device (RFC 9562, section 5.7). */
export function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}

/** Fixed for good: another namespace would make a second row of a thing that exists once. */
const NAMESPACES = {
  answer: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a01',
  loss: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a02',
  topic: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a03',
  plan: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a04',
  imported: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a05',
  version: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a06',
  planned: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a07',
  stretch: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a08',
  graph: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a09',
  retold: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a0a',
  carried: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a10',
  shared: '5c0f9a52-0d6e-4f0b-9a3e-0b6d3b6f7a11'
} as const

/** UUIDv5 (RFC 9562) of things that exist once, so that two devices make the same row. The first part is an id. */
function idOf(kind: keyof typeof NAMESPACES, ...parts: readonly string[]): string {
  return v5(JSON.stringify(parts), NAMESPACES[kind])
}

/** The answer to one question of one attempt. */
export function answerId(attemptId: string, questionKey: string): string {
  return idOf('answer', attemptId, questionKey)
}

/**
 * The loss of one point of a question's scheme: not of a script, so that a second sitting updates it. Of a quiz item:
 * `lossId('quiz', item.key)`.
 */
export function lossId(questionKey: string, pointKey: string): string {
  return idOf('loss', questionKey, pointKey)
}

/** A board preset's topic in a student's subject. */
export function topicId(subjectId: string, code: string): string {
  return idOf('topic', subjectId, code)
}

/** The one row of `plan_settings`. */
export function planSettingsId(studentId: string): string {
  return idOf('plan', studentId)
}

/** A thing of a calendar file: its UID with the occurrence's original start. */
export function importedId(kind: string, key: string): string {
  return idOf('imported', kind, key)
}

/** A card or a note of a file, of one student: by the key that the file gives it. Of a log: by its card. */
export function broughtId(studentId: string, kind: 'card' | 'note' | 'history', key: string): string {
  return idOf('imported', studentId, kind, key)
}

/** The second version of a block, kept beside the first; `version` is what it says. */
export function versionId(blockId: string, version: string): string {
  return idOf('version', blockId, version)
}

/** A block of the planner: which of how many for what thing before which sitting, of one student. */
export function plannedId(studentId: string, kind: string, thing: string, sitting: string, number: number): string {
  return idOf('planned', studentId, kind, thing, sitting, String(number))
}

/** A later part of a run of the clock, after a pause: whichever device writes it down. The first has the run's id. */
export function stretchId(runId: string, number: number): string {
  return idOf('stretch', runId, String(number))
}

/** The row of the graph that an earlier version kept on one device alone. */
export function keptGraphId(json: string): string {
  return idOf('graph', json)
}

/** A stretch that was told to the log before all of it was known, told again: `told` is what it says now. */
export function retoldId(stretch: string, told: string): string {
  return idOf('retold', stretch, told)
}

/**
 * The id that a row of one student's passport has with another: on one server no two rows have one id. It tells the same
 * moment, so that rows keep their order. `salt` makes others.
 */
export function carriedId(studentId: string, id: string, salt = ''): string {
  const made = idOf('carried', studentId, id, salt)
  return id[14] === '7' ? id.slice(0, 18) + made.slice(18) : made
}

/** What a row is called where it is shared: it leads back to no id, and tells neither student nor moment. 20 signs of hex. */
export function sharedKey(...parts: readonly string[]): string {
  return idOf('shared', ...parts)
    .replaceAll('-', '')
    .slice(0, 20)
}

/** Below every id that `newId` makes from then on. */
export function idsSince(time: number): string {
  const hex = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
