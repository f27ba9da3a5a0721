import { statfs } from 'node:fs/promises'
import { AppError } from '#lib/errors.ts'

const MB = 2 ** 20

/**
 * Bytes that must be free on the disk. The write-ahead log grows by files of 16 MB, and where one does not fit PGlite
 * loops for ever (docs/local-backend.md). `little` is for what is short and frees room or lets people read on:
 * signing in, deleting. `first`: a new database.
 */
export const ROOM = { write: 64 * MB, little: 24 * MB, first: 160 * MB } as const

export type Need = keyof typeof ROOM

export interface Room {
  /** Whether `bytes` more may be written. */
  readonly has: (need: Need, bytes?: number) => Promise<boolean>
}

/** Bytes free for this process on the disk of `folder`; infinite where the system does not tell. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}

export function roomIn(folder: string, free: (folder: string) => Promise<number> = freeBytes): Room {
  return { has: async (need, bytes = 0) => (await free(folder)) - bytes >= ROOM[need] }
}

/** A database that opens with no room for its log would stop in the middle. */
export async function needRoom(room: Room, need: Need, folder: string): Promise<void> {
  if (await room.has(need)) return
  throw new AppError(
    'storage',
    `The disk of ${folder} is full: at least ${ROOM[need] / MB} MB must be free. Make room and start again; nothing was changed.`
  )
}
