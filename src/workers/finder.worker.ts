import type { Findable } from '#lib/find/findable.ts'
import { TextFinder } from '#lib/find/text-finder.ts'

interface Asked {
  readonly id: number
  readonly find: string
  readonly most: number
}

export type FinderAsked = { readonly add: readonly Findable[] } | Asked

const finder = new TextFinder()
let last = 0
let isLearning = false

/** Between two pieces of work the next key is heard. */
const breath = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

async function learn(): Promise<void> {
  if (isLearning) return
  isLearning = true
  while (!finder.isLearnt) {
    finder.learn()
    await breath()
  }
  isLearning = false
}

async function answer({ id, find, most }: Asked): Promise<void> {
  last = id
  let found = finder.findExact(find, most)
  while (found.total === 0 && !finder.isLearnt && id === last) await breath()
  // Slips cost more: not for words that were typed on since.
  if (found.total === 0 && id === last) found = finder.find(find, most)
  postMessage({ id, found, among: finder.size })
}

addEventListener('message', ({ data }: MessageEvent<FinderAsked>) => {
  if (!('add' in data)) return void answer(data)
  finder.add(data.add)
  void learn()
})
