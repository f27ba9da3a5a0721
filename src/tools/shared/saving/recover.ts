import { atom, type ReadableAtom } from 'nanostores'
import { $unstored } from '#data/write/held.ts'
import {
  dropLastWords,
  dropLeftWords,
  saveLastWords,
  leftWords,
  type LastWords,
  type LeftWords
} from '#data/device/last-words.ts'
import { $workspace } from '#data/read/workspace.ts'
import { toAppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { sameJson } from '#lib/values/same-json.ts'
import type { Draft, Version } from '#tools/shared/saving/draft.ts'
import { answerDevice } from '#tools/shared/saving/answer-device.ts'
import { graphDevice } from '#tools/shared/saving/graph-device.ts'
import { deviceOf } from '#tools/shared/saving/note-device.ts'
import type { WordsDevice } from '#tools/shared/saving/open-words.ts'

type Secured = Pick<Draft<unknown>, '$state' | 'current' | 'base' | 'sent' | 'flush'>

/** A page may be hidden many times before its words are saved: they are taken back once. */
const secured = new WeakSet<Secured>()

/** Whenever that is: found by a later page, they would be written over newer ones. */
function dropOnceSaved(userId: string, id: string, draft: Secured): void {
  if (secured.has(draft)) return
  secured.add(draft)
  const stop = draft.$state.listen(({ state }) => {
    if (state !== 'saved') return
    stop()
    secured.delete(draft)
    dropLastWords(userId, id)
  })
}

/** The page may be gone before a write ends: leaves the words where the next page finds them, until they are saved. */
export function guardUntilSaved(
  { id, answer, graph }: Pick<LastWords, 'id' | 'answer' | 'graph'>,
  draft: Secured,
  userId = $workspace.get()
): void {
  if (userId === null || draft.$state.get().state === 'saved') return
  saveLastWords(userId, { id, answer, graph, mine: draft.current(), base: draft.base(), sent: draft.sent() })
  dropOnceSaved(userId, id, draft)
  void draft.flush()
}

const $done = atom<string | null>(null)
/** For whom it is done: a note or a sitting is opened after it, so that it opens with those words. */
export const $recovered: ReadableAtom<string | null> = $done

/** Left words that wait in this tab's memory: written again beside themselves, a paragraph would stand twice. */
const waiting = new Set<string>()
const nameOf = ({ key, text }: LeftWords): string => `${key} ${text}`

/** What a full device refuses waits in this tab's memory and is stored from there. */
function dropOnceStored(left: LeftWords): void {
  waiting.add(nameOf(left))
  const stop = $unstored.listen(count => {
    if (count > 0) return
    stop()
    waiting.delete(nameOf(left))
    dropLeftWords(left)
  })
}

type Device = Pick<WordsDevice<unknown>, 'read'> & Pick<WordsDevice, 'write'>

function deviceFor({ id, answer, graph }: LeftWords): Device {
  if (graph) return graphDevice(id) as unknown as Device
  return answer ? answerDevice(answer) : deviceOf(id)
}

async function writeAll(userId: string): Promise<void> {
  const isOpen = (): boolean => $workspace.get() === userId
  for (const left of leftWords(userId)) {
    if (!isOpen()) return
    if (waiting.has(nameOf(left))) continue
    const { mine, base, sent } = left
    try {
      const device = deviceFor(left)
      const hasArrived = sent !== null && sameJson((await device.read())?.doc, (sent as Version).doc)
      // The device writes to whichever workspace is open, and another student's may be by now.
      if (!isOpen()) return
      await device.write(mine as Version, (hasArrived ? sent : base) as Version)
      dropLeftWords(left)
    } catch (error) {
      if (toAppError(error).code === 'storage') dropOnceStored(left)
      log('Words left by a closed page could not be written yet', error)
    }
  }
  if (isOpen()) $done.set(userId)
}

const running = new Map<string, Promise<void>>()

/** Writes what pages that went away left behind; before the first note is opened, and from every other screen too. */
export async function recoverWords(): Promise<void> {
  const userId = $workspace.get()
  if (userId === null) return
  const run = running.get(userId) ?? writeAll(userId).finally(() => running.delete(userId))
  running.set(userId, run)
  await run
}
