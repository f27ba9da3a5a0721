import type { Fields } from '#contract/entities.ts'
import type { SittingSettings } from '#contract/sitting.ts'
import { answerChange, saveAnswer } from '#data/write/once.ts'
import type { SatAttempt } from '#data/read/papers/sittings.ts'
import { saveAll, saveUndoable, type Change } from '#data/write/write.ts'
import { sittingTime } from '#domain/sitting/time.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { SIZES } from '#config/sizes.ts'
import { now } from '#tools/paper-maker/sit/time/now.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { storePicture } from '#tools/shared/pictures/store-picture.ts'

type Kind = Fields<'clock_events'>['kind']

function clockEvent(attemptId: string, kind: Kind, at: Date, seconds: number | null = null): Change {
  const fields = { attemptId, timer: null, kind, happenedAt: at.toISOString(), seconds }
  return { name: 'clock_events', id: newId(), fields }
}

/** The clock stands from now on. What is typed is written first. */
export function pause(sitting: Sitting): Promise<void> {
  return tryOrNotify(async () => {
    await sitting.flush()
    await saveAll([clockEvent(sitting.id, 'pause', now())])
  })
}

export const goOn = ({ id }: Sitting): Promise<void> => tryOrNotify(() => saveAll([clockEvent(id, 'resume', now())]))

function settings({ attempt, settings: old }: SatAttempt, change: Partial<SittingSettings>): Promise<void> {
  return tryOrNotify(() => saveAll([{ name: 'attempts', id: attempt.id, fields: { settings: { ...old, ...change } } }]))
}

export const beginWriting = (sat: SatAttempt): Promise<void> => settings(sat, { wroteAt: now().toISOString() })

/** Under "answer n of m": this question is to count. The one that the student chose longest ago gives its place. */
export function letCount(sat: SatAttempt, section: string, key: string, needed: number): Promise<void> {
  const before = (sat.settings.choices[section] ?? []).filter(one => one !== key)
  return settings(sat, { choices: { ...sat.settings.choices, [section]: [...before, key].slice(-needed) } })
}

export const flag = ({ attempt }: SatAttempt, key: string, flagged: boolean): Promise<void> =>
  tryOrNotify(() => saveAnswer(attempt.id, key, { flagged }).then(() => undefined))

/** Null takes the choice back. */
export function choose(sitting: Sitting, key: string, choice: string | null): Promise<void> {
  const late = sitting.time()?.phase === 'overtime' && { late: true }
  return tryOrNotify(() => saveAnswer(sitting.id, key, { value: { v: 1, choice, ...late } }).then(() => undefined))
}

/** One after the other: a phone cannot hold ten decoded photographs at once. */
export async function addPhotos({ id }: Sitting, key: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const stored = await storePicture(file, { noteId: null, kind: 'answer' })
    if (!stored) continue
    await tryOrNotify(() =>
      saveAll([
        answerChange(id, key, before => {
          const there = before?.fileIds ?? []
          if (there.length >= SIZES.filesOfOne)
            throw new AppError('limit', 'files', { shown: m.sit_photos_full({ count: SIZES.filesOfOne }) })
          return { fileIds: [...there, stored.fileId] }
        })
      ])
    )
  }
}

export function removePhoto({ id }: Sitting, key: string, fileId: string): Promise<void> {
  return tryOrNotify(async () => {
    const without = answerChange(
      id,
      key,
      now => ({ fileIds: (now?.fileIds ?? []).filter(one => one !== fileId) }),
      // Beside photos that came meanwhile.
      now => ({ fileIds: [...new Set([...(now?.fileIds ?? []), fileId])] })
    )
    const back = await saveUndoable([without, { name: 'files', id: fileId, remove: true }])
    offerUndo(m.sit_photo_removed(), m.sit_undo(), back)
  })
}

/** The end: nothing is submitted before everything typed is on the disk. */
export async function submit(sitting: Sitting, sat: SatAttempt): Promise<boolean> {
  if (!(await sitting.flush())) {
    notify({ text: m.sit_submit_unsaved(), stays: true })
    return false
  }
  let isDone = false
  await tryOrNotify(async () => {
    const at = now()
    const time = sittingTime(sat.clock, sat.terms, at)
    await saveAll([
      clockEvent(sitting.id, 'submit', at),
      { name: 'attempts', id: sitting.id, fields: { finishedAt: at.toISOString() } },
      ...studied(sat, at, time.used)
    ])
    isDone = true
  })
  return isDone
}

/** The log of study, which counts no minute twice where a clock runs as well. One row a sitting, whoever ends it. */
function studied({ attempt, clock }: SatAttempt, at: Date, used: number): Change[] {
  const startedAt = clock.find(({ kind }) => kind === 'start')?.happenedAt
  if (startedAt === undefined) return []
  const seconds = Math.min(86_400, Math.round(used / 1000))
  const of = {
    tool: 'paper-maker',
    subjectId: attempt.subjectId,
    topicId: null,
    refKind: 'paper',
    refId: attempt.refId
  }
  const endedAt = new Date(Math.max(at.getTime(), Date.parse(startedAt))).toISOString()
  return [
    {
      name: 'activities',
      id: attempt.id,
      fields: { ...of, blockId: null, startedAt, endedAt, seconds, replaces: null }
    }
  ]
}
