import { isLoop, wordsOf } from '#domain/lecture/check/loops.ts'
import { languageOf } from '#domain/lecture/check/language.ts'
import { lengthOf, within, without, type Stretch } from '#domain/lecture/pieces/voice.ts'

/** What is wrong with the text of one piece. */
export type Mark = 'loop' | 'silence' | 'missing' | 'language' | 'dense'

export interface Line {
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface Piece extends Stretch {
  readonly lines: readonly Line[]
  /** What is said elsewhere in the lecture; null where it is not known. */
  readonly language: string | null
}

/** Signs a second of voice: slow dictation has 5, the quickest lecturer 25. */
const SIGNS = { least: 3, most: 32 }
/** Seconds of voice without text that are a loss, in one place or in all; and from which on a rate says anything. */
const LOSS = { once: 3, all: 6 }
const RATED = 5
/** Of a line, what must be voiced. */
const VOICED = 0.12
/** A model's times lie this far beside. */
const LOOSE = 0.8

const signsOf = (text: string): number => text.replace(/\s+/g, '').length

const isFromSilence = (line: Line, voiced: readonly Stretch[]): boolean =>
  wordsOf(line.text).length >= 3 &&
  within(voiced, line.from - LOOSE, line.to + LOOSE) < VOICED * Math.max(1, line.to - line.from)

function isMissing(piece: Piece, voiced: readonly Stretch[], said: readonly Line[]): boolean {
  const bare = without(
    voiced,
    said.map(({ from, to }) => ({ from: from - LOOSE, to: to + LOOSE }))
  )
  if (lengthOf(bare) >= LOSS.all || bare.some(one => one.to - one.from >= LOSS.once)) return true
  const isThin = (one: Stretch, text: string) => {
    const seconds = within(voiced, one.from, one.to)
    return seconds >= RATED && signsOf(text) < SIGNS.least * seconds
  }
  return said.some(one => isThin(one, one.text)) || isThin(piece, said.map(one => one.text).join(' '))
}

/** What no student should have to find: each mark once, worst first. */
export function marksOf(piece: Piece, allVoiced: readonly Stretch[]): Mark[] {
  const voiced = without([piece], without([piece], allVoiced))
  const said = piece.lines.filter(one => one.text.trim() !== '')
  const text = said.map(one => one.text).join(' ')
  const seconds = within(voiced, piece.from, piece.to)
  const own = languageOf(text)
  const found: Readonly<Record<Mark, boolean>> = {
    loop: isLoop(text) || said.some(one => isLoop(one.text)),
    silence: said.some(one => isFromSilence(one, voiced)),
    missing: isMissing(piece, voiced, said),
    language: piece.language !== null && own !== null && own !== piece.language,
    dense: seconds < 1 ? wordsOf(text).length >= 6 : signsOf(text) > SIGNS.most * Math.max(seconds, 2)
  }
  return (Object.keys(found) as Mark[]).filter(mark => found[mark])
}
