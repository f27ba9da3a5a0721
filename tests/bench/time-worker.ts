import type { Page } from '@playwright/test'
import type { NoteText } from '#contract/engine/worker.ts'
import type { Source } from '#contract/engine/engine.ts'

export interface Work {
  readonly worker: string
  readonly source: Source
  readonly notes: readonly NoteText[]
  readonly questions: readonly string[]
}

/** Milliseconds, as the page that asks sees them. */
export interface WorkerTimes {
  readonly cards: number[]
  readonly index: number
  readonly asks: number[]
  readonly longestFrame: number
}

/** Runs inside the page: nothing here may come from this file's other parts. */
export function timeWorker(page: Page, work: Work): Promise<WorkerTimes> {
  return page.evaluate(async ({ worker, source, notes, questions }) => {
    const port = new Worker(worker, { type: 'module', name: 'engine' })
    let id = 0
    const ask = (method: string, args: unknown[]): Promise<number> => {
      id += 1
      const mine = id
      const start = performance.now()
      return new Promise((resolve, reject) => {
        const hear = ({ data }: MessageEvent<{ id: number; state: string; message?: string }>): void => {
          if (data.id !== mine || data.state === 'working') return
          port.removeEventListener('message', hear)
          if (data.state === 'failed') reject(new Error(data.message))
          else resolve(performance.now() - start)
        }
        port.addEventListener('message', hear)
        port.postMessage({ id: mine, method, args })
      })
    }
    let longestFrame = 0
    let last = performance.now()
    let isWatched = true
    const watch = (now: number): void => {
      longestFrame = Math.max(longestFrame, now - last)
      last = now
      if (isWatched) requestAnimationFrame(watch)
    }
    await new Promise(resolve => {
      requestAnimationFrame(now => {
        last = now
        resolve(now)
      })
    })
    requestAnimationFrame(watch)
    const cards: number[] = []
    for (let times = 0; times < 6; times += 1) cards.push(await ask('cards', [source]))
    let index = 0
    for (let at = 0; at < notes.length; at += 20) index += await ask('index', [notes.slice(at, at + 20)])
    const ids = notes.map(note => note.id)
    const asks: number[] = []
    for (let times = 0; times < 40; times += 1)
      asks.push(await ask('find', [questions[times % questions.length], ids, {}]))
    isWatched = false
    port.terminate()
    return { cards, index, asks, longestFrame }
  }, work)
}
