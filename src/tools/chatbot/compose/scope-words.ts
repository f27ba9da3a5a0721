import type { ScopePart } from '#contract/chat.ts'
import { partsOf, type ChatSources, type Scope } from '#data/read/chat/chat-sources.ts'
import { m } from '#messages/generated/messages.js'

export type PartId = `${ScopePart['kind']}:${string}`

export const partId = ({ kind, id }: ScopePart): PartId => `${kind}:${id}`

/** The name of a part, or null where it is gone. */
export function partName({ kind, id }: ScopePart, { subjects, topics, notes }: ChatSources): string | null {
  if (kind === 'subject') return subjects.find(one => one.id === id)?.name ?? null
  if (kind === 'topic') return topics.find(one => one.id === id)?.name ?? null
  const note = notes.find(one => one.id === id)
  return note ? note.title || m.chat_untitled() : null
}

/** Where the answers come from, in one line. */
export function scopeWords(scope: Scope, sources: ChatSources): string {
  if (scope.kind === 'all') return m.chat_from_all({ count: sources.notes.filter(note => !note.isBlank).length })
  if (scope.kind === 'none') return m.chat_from_none()
  const names = partsOf(scope).flatMap(part => partName(part, sources) ?? [])
  return names.length === 0 ? m.chat_from_gone() : m.chat_from({ names: names.join(', ') })
}

/** Everything a scope may be narrowed to, subjects first. */
export function choicesOf({ subjects, topics, notes }: ChatSources): { readonly id: PartId; readonly text: string }[] {
  return [
    ...subjects.map(({ id, name }) => ({ id: partId({ kind: 'subject', id }), text: m.chat_choice_subject({ name }) })),
    ...topics.map(({ id, name }) => ({ id: partId({ kind: 'topic', id }), text: m.chat_choice_topic({ name }) })),
    ...notes
      .filter(note => !note.isBlank)
      .map(({ id, title }) => ({ id: partId({ kind: 'note', id }), text: title || m.chat_untitled() }))
  ]
}

/** A scope after the student has chosen chips: the newest choice wins where they exclude one another. */
export function chosen(before: Scope, ids: readonly string[]): Scope {
  const was = before.kind === 'some' ? '' : before.kind
  const added = ids.find(id => (id === 'all' || id === 'none') && id !== was)
  if (added === 'all' || added === 'none') return { ...before, kind: added, of: [] }
  const of = partsOf(before).filter(part => ids.includes(partId(part)))
  if (of.length > 0) return { ...before, kind: 'some', of }
  return { ...before, kind: before.kind === 'none' && ids.includes('none') ? 'none' : 'all', of: [] }
}

export function withPart(before: Scope, part: ScopePart): Scope {
  const others = before.kind === 'some' ? partsOf(before).filter(one => partId(one) !== partId(part)) : []
  return { ...before, kind: 'some', of: [...others, part].slice(-50) }
}
