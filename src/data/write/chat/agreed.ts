import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'

const KEY = 'chat-model-agreed'

const nameIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The model to which the student lets questions be sent from this device; another model is asked about anew. */
export const $agreedModel = live<string | null>(async db => nameIn((await db.meta.get(KEY))?.value))

export async function hasAgreed(model: string): Promise<boolean> {
  return nameIn((await workspace().db.meta.get(KEY))?.value) === model
}

export async function agreeTo(model: string): Promise<void> {
  await workspace().db.meta.put({ key: KEY, value: model })
}
