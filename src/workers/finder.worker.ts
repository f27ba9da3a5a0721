import { TextFinder, type Findable } from '#lib/find/text-finder.ts'

export type FinderAsked =
  { readonly add: readonly Findable[] } | { readonly id: number; readonly find: string; readonly most: number }

const finder = new TextFinder()

addEventListener('message', ({ data }: MessageEvent<FinderAsked>) => {
  if ('add' in data) finder.add(data.add)
  else postMessage({ id: data.id, found: finder.find(data.find, data.most), among: finder.size })
})
