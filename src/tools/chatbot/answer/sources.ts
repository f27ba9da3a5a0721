import { useStore } from '@nanostores/react'
import { createContext, useContext, useMemo } from 'react'
import type { Source } from '#contract/engine/engine.ts'
import { liveTextsOf } from '#data/read/chat/chat-sources.ts'
import type { AskedText } from '#data/read/lectures/asked-lectures.ts'
import { sourceFromNote } from '#engine/source.ts'

/** Null while they are being read. */
export type Sources = ReadonlyMap<string, Source> | null

export const SourcesContext = createContext<Sources>(null)

export const useSources = (): Sources => useContext(SourcesContext)

const made = new WeakMap<AskedText, Source>()

function sourceOf(note: AskedText): Source {
  const source = made.get(note) ?? sourceFromNote(note)
  made.set(note, source)
  return source
}

/** The notes and lectures that a conversation quotes, as they are now. */
export function useCitedSources(ids: readonly string[]): Sources {
  const key = ids.toSorted().join(' ')
  const $notes = useMemo(() => liveTextsOf(key === '' ? [] : key.split(' ')), [key])
  const notes = useStore($notes)
  return useMemo(
    () => (notes.state === 'ready' ? new Map([...notes.value].map(([id, note]) => [id, sourceOf(note)])) : null),
    [notes]
  )
}
