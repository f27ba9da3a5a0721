import type { ChatPiece } from '#contract/chat.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { engineOf, extrasOf, piecesOf } from '#data/read/chat/turn-text.ts'
import { branchOf } from '#domain/chat/branch.ts'
import type { Turn } from '#contract/entities.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { refusedWords } from '#tools/chatbot/answer/Refused.tsx'
import { saysIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { citedTitle } from '#tools/chatbot/answer/cited-title.ts'
import { engineWords } from '#tools/chatbot/answer/engine-words.ts'

const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

function written(piece: ChatPiece, turn: Turn): string {
  if (piece.kind === 'refused') return refusedWords(engineOf(turn), extrasOf(turn))
  const sources = piece.passages.map(one => `${quoted(one.span.quote)}\n>\n> — ${citedTitle(one)}`).join('\n\n')
  if (piece.kind === 'closest') return `${m.chat_closest()}\n\n${sources}`
  const own = piece.basis === 'notes' ? '' : `*${m.chat_own()}* `
  const isQuote = piece.passages.some(({ span }) => span.quote === piece.text)
  return isQuote ? sources : [own + piece.text, sources].filter(Boolean).join('\n\n')
}

/** The branch that is shown, with every quote and its note. */
export function threadMarkdown({ thread, turns }: Conversation): string {
  const parts = branchOf(turns, thread.tipId).map(({ turn }) => {
    const at = momentWords(turn.createdAt)
    if (turn.role === 'student') return `## ${m.chat_you()}, ${at}\n\n${turn.text}`
    const { pieces, rest } = piecesOf(turn)
    const says = saysIn(turn)
    const body = [...(says ?? []), ...pieces.map(piece => written(piece, turn)), ...(says ? [] : [rest])]
    const by = engineWords(engineOf(turn), pieces)
    return [`## ${m.chat_tutor()}, ${at}`, ...body.filter(text => text !== ''), `*${by}*`].join('\n\n')
  })
  const begun = m.chat_export_begun({ at: momentWords(thread.createdAt) })
  return `${[`# ${thread.title}`, begun, ...parts].join('\n\n')}\n`
}
