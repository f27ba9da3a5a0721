import type { Fields } from '#contract/entities.ts'
import { workspace } from '#data/read/workspace.ts'
import { keepWhole } from '#data/sync/lectures/keep-whole.ts'
import { dropPieces, keepDespite, reachOf, recordingRow, sealPieces } from '#data/sync/lectures/pieces.ts'
import { saveAll } from '#data/write/write.ts'
import { site } from '#config/site.ts'
import { newId } from '#lib/ids.ts'

/** Recordings that this device began and has not ended: a page that dies leaves its name here. */
const OPEN = 'lecture '

const lockOf = (id: string): string => `${site.slug}-lecture-${id}`

export type NewRecording = Pick<Fields<'recordings'>, 'title' | 'subjectId' | 'topicId' | 'noteId' | 'origin'>

export async function beginRecording(about: NewRecording): Promise<string> {
  const id = newId()
  await workspace().db.meta.put({ key: OPEN + id, value: '' })
  const nothing = { seconds: 0, sound: null, loudness: null, transcript: null } as const
  const fields = { ...about, ...nothing, startedAt: new Date().toISOString(), state: 'recording' } as const
  await saveAll([{ name: 'recordings', id, fields }])
  return id
}

/** One tab at a time has a recording in hand; null where another has it, and `work` was not run. */
export function inHand<Value>(id: string, work: () => Promise<Value>): Promise<Value | null> {
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, lock => (lock ? work() : null))
}

/** Ends it with what is on this device. Where nothing at all came, it is as if it had not been begun. */
export async function endRecording(id: string): Promise<void> {
  const { db } = workspace()
  await sealPieces(id)
  const row = await recordingRow(id)
  const isNothing = !row?.sound && (await db.markers.where('recording_id').equals(id).count()) === 0
  await saveAll([
    isNothing ? { name: 'recordings', id, remove: true } : { name: 'recordings', id, fields: { state: 'stopped' } }
  ])
  await db.meta.delete(OPEN + id)
}

/** The same, and one file of it in which each second can be found; throws where that could not be made yet. */
export async function finishRecording(id: string, onProgress?: (done: number, total: number) => void): Promise<void> {
  await inHand(id, async () => {
    if ((await recordingRow(id))?.state === 'recording') await endRecording(id)
    await keepWhole(id, onProgress)
  })
}

/** What another device deletes while it is recorded here stays: nobody who records a lesson wants it gone. */
export async function keepRecording(id: string): Promise<void> {
  const row = await recordingRow(id)
  if (row?.deletedAt) await keepDespite(row)
}

export interface LeftRecording {
  readonly id: string
  readonly seconds: number
}

/** Recordings that this device began, and those of them that a tab has in hand. */
async function openHere(): Promise<{ readonly all: string[]; readonly inHand: string[] }> {
  const keys = await workspace().db.meta.where('key').startsWith(OPEN).primaryKeys()
  const { held = [] } = await navigator.locks.query()
  const inUse = new Set(held.map(({ name }) => name))
  const all = keys.map(key => key.slice(OPEN.length))
  return { all, inHand: all.filter(id => inUse.has(lockOf(id))) }
}

/** The one that a tab of this browser records now. */
export async function runningHere(): Promise<string | null> {
  return (await openHere()).inHand[0] ?? null
}

/** What this device began, and no tab of it has in hand any more. */
export async function leftRecordings(): Promise<LeftRecording[]> {
  const { all, inHand: held } = await openHere()
  const left = all.filter(id => !held.includes(id))
  return Promise.all(left.map(async id => ({ id, seconds: (await reachOf(id)).seconds })))
}

/**
 * A page that dies between two writes leaves a name whose recording had ended or was never written: nothing can go on
 * from it. One that was deleted while it waited here goes with its last pieces.
 */
export async function forgetEnded(): Promise<void> {
  const { db } = workspace()
  for (const { id } of await leftRecordings())
    await inHand(id, async () => {
      const row = await recordingRow(id)
      if (row?.state === 'recording' && row.deletedAt === null) return
      if (row?.deletedAt) await dropPieces(id)
      await db.meta.delete(OPEN + id)
    })
}
