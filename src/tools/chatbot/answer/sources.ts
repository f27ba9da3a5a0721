import { useStore } from '@nanostores/react'
import { createContext, useContext, useMemo } from 'react'
import type { Source } from '#contract/engine/engine.ts'
import type { Note } from '#contract/entities.ts'
import { liveNotesOf } from '#data/read/chat/chat-sources.ts'
import { sourceFromNote } from '#engine/source.ts'

/** Null while they are being read. */
export type Sources = ReadonlyMap<string, Source> | null

export const SourcesContext = createContext<Sources>(null)

export const useSources = (): Sources => useContext(SourcesContext)

const made = new WeakMap<Note, Source>()

function sourceOf(note: Note): Source {
  const source = made.get(note) ?? sourceFromNote(note)
  made.set(note, source)
  return source
}

/** The notes that a conversation quotes, as they are now. */
export function useCitedSources(ids: readonly string[]): Sources {
  const key = ids.toSorted().join(' ')
  const $notes = useMemo(() => liveNotesOf(key === '' ? [] : key.split(' ')), [key])
  const notes = useStore($notes)
  return useMemo(
    () => (notes.state === 'ready' ? new Map([...notes.value].map(([id, note]) => [id, sourceOf(note)])) : null),
    [notes]
  )
}
