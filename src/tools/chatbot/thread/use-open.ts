import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { piecesOf, type UnderWay } from '#data/read/chat/turn-text.ts'
import { liveUnderWay, takeOverCut } from '#data/write/chat/under-way.ts'
import { branchOf, type Step } from '#domain/chat/branch.ts'
import type { Dialogue } from '#domain/dialogue/dialogue.ts'
import { valueOr } from '#lib/remote.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { showBeside } from '#tools/chatbot/answer/beside.store.ts'
import { dialogueIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { answeringIn, type Answering } from '#tools/chatbot/thread/answering.ts'
import { lastSentence } from '#tools/chatbot/thread/Writing.tsx'

function passagesOf(turn: Pick<UnderWay, 'pieces'> | Turn): readonly Passage[] {
  const pieces = 'pieces' in turn ? turn.pieces : turn.role === 'tutor' ? piecesOf(turn).pieces : []
  return pieces.flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages))
}

export interface Open {
  readonly answering: Answering
  readonly steps: readonly Step<Turn>[]
  readonly last: Turn | undefined
  /** The answer that is being written, here or in another tab. */
  readonly now: UnderWay | null
  readonly isBusyHere: boolean
  readonly isBusy: boolean
  readonly fault: string | null
  /** The question that has no answer, or waits to be sent. */
  readonly unanswered: string | null
  /** The round of questions that the last turn is part of. */
  readonly round: Dialogue | null
  /** What is quoted, the newest answer last. */
  readonly passages: readonly Passage[]
  /** The quote that is shown beside until the student looks another one up. */
  readonly first: Passage | null
  /** For those who hear the page: each sentence when it is whole. */
  readonly spoken: string
}

/** A conversation that is open: what is on the screen, and what is on its way. */
export function useOpen({ thread, turns }: Conversation): Open {
  const { id, tipId } = thread
  const answering = answeringIn(id)
  const own = useStore(answering.$now)
  const isBusyHere = useStore(answering.$isBusy)
  const fault = useStore(answering.$fault)
  const waits = useStore(answering.$waits)
  const [$elsewhere] = useState(() => liveUnderWay(id))
  const elsewhere = valueOr(useStore($elsewhere), null)
  const steps = useMemo(() => branchOf(turns, tipId), [turns, tipId])
  const quotes = useMemo(() => steps.flatMap(({ turn }) => passagesOf(turn)), [steps])
  const last = steps.at(-1)?.turn
  const [lastAtFirst] = useState(last?.id)
  const now = [own, elsewhere].find(one => one !== null && turns.every(turn => turn.id !== one.id)) ?? null
  const isBusy = isBusyHere || (now !== null && now !== own)
  const round = last?.role === 'tutor' ? dialogueIn(last) : null
  // The note beside would give the answer away.
  const isAsked = round?.now?.phase === 'waiting'
  const quoting =
    now && passagesOf(now).length > 0 ? now : steps.findLast(({ turn }) => passagesOf(turn).length > 0)?.turn
  const heard = now ?? (own?.id === last?.id ? own : null)
  const isNew = last?.role === 'tutor' && last.id !== lastAtFirst
  const under = elsewhere?.id
  useEffect(() => {
    const closed = new AbortController()
    void tryOrNotify(() => takeOverCut(id, closed.signal))
    return () => closed.abort()
  }, [id, under])
  useEffect(() => {
    if (isAsked) showBeside(null)
  }, [isAsked])
  useEffect(() => () => showBeside(null), [])
  return {
    answering,
    steps,
    last,
    now,
    isBusyHere,
    isBusy,
    fault,
    unanswered: waits ?? (last?.role === 'student' ? last.id : null),
    round,
    passages: [...quotes, ...(now ? passagesOf(now) : [])],
    first: isAsked || !quoting ? null : (passagesOf(quoting)[0] ?? null),
    spoken: heard ? lastSentence(heard) : isNew ? last.text : ''
  }
}
