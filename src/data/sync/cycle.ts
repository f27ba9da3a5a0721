import { rebuildSchedules } from '#data/entities/schedules.ts'
import { letAssumedGo } from '#data/sync/assumed.ts'
import { checkCounts } from '#data/sync/check.ts'
import { pullAll } from '#data/sync/pull.ts'
import { pushAll, type Pushing } from '#data/sync/push.ts'
import { removeBytes } from '#data/sync/files/remove-bytes.ts'
import { readPlace, wentBack, writePlace } from '#data/sync/state.ts'
import { beginLoss } from '#data/sync/sweep.ts'
import { TransportError } from '#data/sync/transport.ts'
import { tendPictures } from '#data/sync/files/unused-files.ts'
import { uploadFiles } from '#data/sync/files/upload.ts'

export interface Cycle extends Pushing {
  /** Counting all rows costs the server; the caller says how often. */
  readonly isCheckDue: () => boolean
}

/** Merging makes new changes, sending them may meet others' again: enough rounds for any quarrel to end. */
const ROUNDS = 8

async function waits({ db }: Cycle): Promise<boolean> {
  return (await db.outbox.where('state').anyOf('queued', 'sent').count()) > 0
}

/** Whether this is the server that this device knows; nothing is sent to one that lost rows before they are compared. */
async function isKnown({ db, transport }: Cycle): Promise<boolean> {
  const place = await readPlace(db)
  if (place.epoch === null || place.sweep?.reason === 'loss') return place.epoch === null
  const answer = await transport.pull({}, 1)
  if (wentBack(place, answer)) {
    await beginLoss({ db, transport }, place, answer)
    return false
  }
  // Another epoch that forgot nothing of what this device knows is the same past.
  if (answer.epoch !== place.epoch) await writePlace(db, { ...place, epoch: answer.epoch })
  return true
}

/**
 * Once through everything: send, fetch, send what merging made, files, compare. Only one tab runs this at a time. While
 * rows are fetched nothing is sent and unanswered, so that a merge knows what the server has.
 */
export async function cycle(work: Cycle): Promise<'done' | 'reload'> {
  const { db, now } = work
  let hasPushed = false
  let isFull = false
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await waits(work)) {
      hasPushed = true
      const outcome = (await isKnown(work)) ? await pushAll(work) : 'empty'
      if (outcome === 'reload') return 'reload'
      if (outcome === 'lost') continue
      isFull = outcome === 'full'
    }
    await pullAll(work)
    await letAssumedGo(db)
    // What the others wrote is fetched all the same; what this device wrote waits for room.
    if (isFull) break
    if (await waits(work)) continue
    if (hasPushed && work.isCheckDue() && (await checkCounts(work))) continue
    break
  }
  await rebuildSchedules(db)
  if (isFull) throw new TransportError(507, 'the server has no room')
  await removeBytes(work)
  await uploadFiles(work)
  await tendPictures(work)
  await db.meta.put({ key: 'lastSyncedAt', value: now().toISOString() })
  return 'done'
}
