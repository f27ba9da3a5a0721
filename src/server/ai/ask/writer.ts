import type { AiEvent } from '#contract/ai.ts'
import type { AskPiece } from '#contract/engine/pieces.ts'
import { meaningOf } from '#engine/builtin/checks/unique.ts'
import { close, open, showable, type Asked, type Draft, type Opened } from '#server/ai/ask/sentence.ts'
import { passageOf } from '#server/ai/ask/passages.ts'
import { STYLE_RULES } from '#server/ai/ask/styles.ts'
import type { Drops } from '#engine/model/checks/drops.ts'

type Sentence = Extract<AskPiece, { kind: 'sentence' }>

export interface Writer {
  /** The sentences as far as they have come; all but the last are finished. */
  readonly grow: (drafts: readonly Partial<Draft>[]) => void
  readonly hasShown: () => boolean
  readonly end: () => readonly Sentence[]
}

/** Sends an answer on while it is written: quotes are checked before the first word, each sentence again at its end. */
export function writerOf(asked: Asked, drops: Drops, emit: (event: AiEvent) => void): Writer {
  const { most } = STYLE_RULES[asked.style]
  const kept: Sentence[] = []
  const meanings = new Set<string>()
  let drafts: readonly Partial<Draft>[] = []
  let finished = 0
  let hasShown = false
  let current: { opened: Opened | string; sent: number; seen: number } | undefined

  const opening = (draft: Partial<Draft>): Opened | string =>
    open({ basis: draft.basis ?? 'notes', quotes: draft.quotes ?? [] }, asked)

  const finish = (draft: Partial<Draft>): void => {
    const opened = opening(draft)
    const closed =
      typeof opened === 'string' ? opened : close(draft.text ?? '', opened, asked, kept.map(one => one.text).join('\n'))
    current = undefined
    if (typeof closed === 'string' || typeof opened === 'string') {
      if (typeof closed === 'string') drops.drop(closed)
      return
    }
    const meaning = meaningOf(closed.text)
    if (kept.length >= most || meanings.has(meaning)) return drops.drop(kept.length >= most ? 'too many' : 'duplicate')
    meanings.add(meaning)
    const passages = opened.found.map(({ line, span }, at) => passageOf(line, span, 1 - at / 10))
    const piece: Sentence = { kind: 'sentence', text: closed.text, basis: opened.basis, passages }
    kept.push(piece)
    emit({ type: 'piece', piece })
    hasShown = true
  }

  const show = (draft: Partial<Draft>): void => {
    if (typeof draft.text !== 'string' || kept.length >= most) return
    current ??= { opened: opening(draft), sent: 0, seen: 0 }
    const { opened } = current
    // Whole words are shown: within one nothing changes.
    const words = draft.text.search(/\s\S*$/)
    if (typeof opened === 'string' || words <= current.seen) return
    current.seen = words
    const length = showable(draft.text, opened, asked)
    if (length <= current.sent) return
    emit({ type: 'delta', text: draft.text.slice(current.sent, length) })
    current.sent = length
    hasShown = true
  }

  return {
    grow: next => {
      drafts = next
      for (; finished < drafts.length - 1; finished += 1) finish(drafts[finished] ?? {})
      const last = drafts[finished]
      if (last) show(last)
    },
    hasShown: () => hasShown,
    end: () => {
      for (; finished < drafts.length; finished += 1) finish(drafts[finished] ?? {})
      return kept
    }
  }
}
