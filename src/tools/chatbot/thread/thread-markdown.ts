import type { ChatPiece } from '#contract/chat.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { engineOf, piecesOf } from '#data/read/chat/turn-text.ts'
import { branchOf } from '#domain/chat/branch.ts'
import { m } from '#messages/generated/messages.js'
import { engineWords } from '#tools/chatbot/answer/engine-words.ts'

const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

function written(piece: ChatPiece): string {
  if (piece.kind === 'refused') return m.chat_refused()
  const sources = piece.passages.map(({ title, span }) => `${quoted(span.quote)}\n>\n> — ${title}`).join('\n\n')
  if (piece.kind === 'closest') return `${m.chat_closest()}\n\n${sources}`
  const own = piece.basis === 'notes' ? '' : `*${m.chat_own()}* `
  const isQuote = piece.passages.some(({ span }) => span.quote === piece.text)
  return isQuote ? sources : [own + piece.text, sources].filter(Boolean).join('\n\n')
}

/** The branch that is shown, with every quote and its note. */
export function threadMarkdown({ thread, turns }: Conversation): string {
  const parts = branchOf(turns, thread.tipId).map(({ turn }) => {
    if (turn.role === 'student') return `## ${m.chat_you()}\n\n${turn.text}`
    const { pieces, rest } = piecesOf(turn)
    const body = [...pieces.map(written), rest].filter(text => text !== '')
    return [`## ${m.chat_tutor()}`, ...body, `*${engineWords(engineOf(turn))}*`].join('\n\n')
  })
  return `${[`# ${thread.title}`, ...parts].join('\n\n')}\n`
}

/** A name that every file system takes. */
export function fileName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${name.slice(0, 60) || 'chat'}.md`
}
