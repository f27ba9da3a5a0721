import type { Pushing } from '#data/sync/push.ts'
import { TransportError } from '#data/sync/transport.ts'

const KEY = 'removed-bytes'
const AT_ONCE = 100

/**
 * Bytes of files whose deletion the server has confirmed go from the server too: after an outage or a kill in a later
 * round, and once, for what was done is noted. An entry that came back has its bytes sent again.
 */
export async function removeBytes({ db, transport }: Pick<Pushing, 'db' | 'transport'>): Promise<void> {
  const noted = ((await db.meta.get(KEY))?.value as readonly string[] | undefined) ?? []
  const deleted = (await db.files.where('deleted_at').above('').primaryKeys()).sort()
  if (noted.length === 0 && deleted.length === 0) return
  const back = (await db.files.bulkGet([...noted])).flatMap(file => (file?.deleted_at === null ? [file.id] : []))
  await db.blobs.where('id').anyOf(back).modify({ uploaded: 0 })
  const ops = await db.outbox.where('[table+id]').between(['files', ''], ['files', '\uffff']).toArray()
  const waiting = new Set(ops.map(op => op.id))
  const done = new Set(noted.filter(id => deleted.includes(id)))
  const left = deleted.filter(id => !done.has(id) && !waiting.has(id))
  const note = () => db.meta.put({ key: KEY, value: [...done] })
  for (let start = 0; start < left.length; start += AT_ONCE) {
    const ids = left.slice(start, start + AT_ONCE)
    try {
      await transport.remove(ids)
    } catch (error) {
      // A refusal will not end by asking again; the account's end removes what is left.
      if (!(error instanceof TransportError) || error.code !== 'invalid') throw error
    }
    for (const id of ids) done.add(id)
    await note()
  }
  await note()
}
