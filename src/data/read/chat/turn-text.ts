import { turnSpan, turnExtras, type ChatPiece, type TurnSpan, type TurnExtras } from '#contract/chat.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import type { Fields, Turn } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'

/** An answer while it is written: on this device only, until it is one row of `turns` (which never change). */
export interface UnderWay {
  /** Of the turn it becomes. */
  readonly id: string
  readonly threadId: string
  /** The turn it answers. */
  readonly parentId: string
  readonly mode: Fields<'turns'>['mode']
  readonly engine: EngineName | null
  readonly pieces: readonly ChatPiece[]
  /** Of the sentence that is being written. */
  readonly words: string
  readonly extras: TurnExtras
}

const quotesOf = (piece: ChatPiece): string =>
  piece.kind === 'closest' ? piece.passages.map(({ span }) => span.quote).join('\n') : ''

/** The words of an answer and where each of its sentences stands in them. */
function written(pieces: readonly ChatPiece[]): { readonly text: string; readonly spans: readonly TurnSpan[] } {
  let text = ''
  const spans: TurnSpan[] = []
  for (const piece of pieces) {
    const words = piece.kind === 'sentence' ? piece.text : quotesOf(piece)
    const gap = text === '' || words === '' || /\s$/.test(text) ? '' : ' '
    if (text.length + gap.length + words.length > SIZES.turnText) break
    const from = text.length + gap.length
    text += gap + words
    if (piece.kind === 'sentence') spans.push({ kind: 'sentence', from, to: text.length, ...groundsOf(piece) })
    else spans.push(piece)
  }
  return { text, spans }
}

const groundsOf = ({ basis, passages }: Extract<ChatPiece, { kind: 'sentence' }>) => ({ basis, passages })

/** An answer as one row. Grounds that the column has no room for are left out from the end. */
export function turnFields(now: UnderWay, status: Fields<'turns'>['status']): Fields<'turns'> {
  const { text, spans } = written(now.pieces)
  const fits = [...spans]
  while (jsonBytes({ v: 1, spans: fits }) > SIZES.json.medium) fits.pop()
  const rest = now.words.trim()
  const whole = [text, ...(rest === '' ? [] : [rest])].join(text === '' ? '' : ' ')
  return {
    threadId: now.threadId,
    parentId: now.parentId,
    role: 'tutor',
    mode: now.mode,
    text: whole.slice(0, SIZES.turnText),
    spans: { v: 1, spans: fits.map(one => ({ ...one })) },
    extras: { ...now.extras },
    engine: `${now.engine?.kind ?? 'builtin'} ${now.engine?.name ?? ''}`.trim().slice(0, 80),
    status
  }
}

export interface ReadTurn {
  readonly pieces: readonly ChatPiece[]
  /** Words after the last whole sentence: the answer broke off in them. */
  readonly rest: string
}

/** Turns never change: each is read once, however often a screen is drawn while an answer grows. */
const known = new WeakMap<Pick<Turn, 'text' | 'spans'>, ReadTurn>()

/** The answer that a row holds. What another version wrote in another shape is read as plain words. */
export function piecesOf(turn: Pick<Turn, 'text' | 'spans'>): ReadTurn {
  const before = known.get(turn)
  if (before) return before
  const read = readPieces(turn)
  known.set(turn, read)
  return read
}

function readPieces({ text, spans }: Pick<Turn, 'text' | 'spans'>): ReadTurn {
  let end = 0
  const pieces = (spans?.spans ?? []).flatMap((one): ChatPiece[] => {
    const read = turnSpan.safeParse(one)
    if (!read.success) return []
    if (read.data.kind !== 'sentence') {
      const quotes = quotesOf(read.data)
      const at = quotes === '' ? -1 : text.indexOf(quotes, end)
      if (at >= 0) end = at + quotes.length
      return [read.data]
    }
    const { from, to, basis, passages } = read.data
    end = Math.max(end, to)
    return [{ kind: 'sentence', text: text.slice(from, to), basis, passages }]
  })
  return { pieces, rest: text.slice(end).trim() }
}

export function extrasOf({ extras }: Pick<Turn, 'extras'>): TurnExtras {
  const read = turnExtras.safeParse(extras)
  return read.success ? read.data : { v: 1 }
}

/** `model llama3.1` and `builtin extractive 1`, as the row keeps them. */
export function engineOf({ engine }: Pick<Turn, 'engine'>): {
  readonly kind: 'builtin' | 'model'
  readonly name: string
} {
  const [kind = '', ...name] = engine.split(' ')
  return { kind: kind === 'model' ? 'model' : 'builtin', name: name.join(' ') }
}
