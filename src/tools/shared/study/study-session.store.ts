import { persistentAtom } from '@nanostores/persistent'
import { computed, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { askIfTaskIsDone } from '#tools/shared/plan/ask-task-done.ts'
import { $session } from '#stores/session.ts'

/** An open study session. It lives on the device until it ends, then it is one row of `activities`. */
export interface StudySession {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly tool: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly refKind: string
  readonly refId: string | null
  readonly blockId: string | null
  readonly startedAt: string
}

const LONGEST_SECONDS = 86_400
/** Less is a slip of the finger, and no study. */
const LEAST_SECONDS = 20

function decode(stored: string): StudySession | null {
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) && typeof value['id'] === 'string' && typeof value['startedAt'] === 'string'
      ? (value as unknown as StudySession)
      : null
  } catch {
    return null
  }
}

const $stored = persistentAtom<StudySession | null>(`${site.slug}-stretch`, null, { encode: JSON.stringify, decode })

/** On a shared device one student does not study for another. */
export const $studySession: ReadableAtom<StudySession | null> = computed([$stored, $session], (stretch, { user }) =>
  stretch !== null && stretch.userId === user?.id ? stretch : null
)

export async function startStudySession(what: Omit<StudySession, 'id' | 'userId' | 'startedAt'>): Promise<void> {
  await stopStudySession()
  const userId = $session.get().user?.id
  if (userId !== undefined) $stored.set({ ...what, id: newId(), userId, startedAt: new Date().toISOString() })
}

/** Seconds of study between two moments of this device's clock; a clock that was set back gives none. */
export function secondsBetween(startedAt: string, now: Date): number {
  return Math.min(LONGEST_SECONDS, Math.max(0, Math.round((now.getTime() - Date.parse(startedAt)) / 1000)))
}

/** Ends what runs: its real minutes go to the log, and its block is done. The same id twice makes one row. */
export async function stopStudySession(): Promise<void> {
  const stretch = $studySession.get()
  if (!stretch) return
  const now = new Date()
  const seconds = secondsBetween(stretch.startedAt, now)
  const { id, tool, subjectId, topicId, refKind, refId, blockId, startedAt } = stretch
  const endedAt = new Date(Math.max(now.getTime(), Date.parse(startedAt))).toISOString()
  const changes: Change[] = [
    {
      name: 'activities',
      id,
      fields: { tool, subjectId, topicId, refKind, refId, blockId, startedAt, endedAt, seconds, replaces: null }
    },
    ...(blockId === null ? [] : [{ name: 'blocks' as const, id: blockId, fields: { state: 'done' as const } }])
  ]
  if (seconds >= LEAST_SECONDS) await saveAll(changes)
  $stored.set(null)
  if (seconds >= LEAST_SECONDS && blockId !== null) await askIfTaskIsDone(blockId)
}
