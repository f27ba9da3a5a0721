import type { Fields } from '#contract/entities.ts'
import type { Audio, TranscribeResult } from '#contract/engine/transcribe.ts'
import type { Study } from '#data/ai/study.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { marksOf, type Mark } from '#domain/lecture/check/detect.ts'
import { usualLanguage } from '#domain/lecture/check/language.ts'
import { paragraphsOf, spread, type Heard as Line } from '#domain/lecture/said/paragraphs.ts'
import type { PieceFlags } from '#domain/lecture/said/said.ts'
import { lengthOf, without, type Stretch } from '#domain/lecture/pieces/voice.ts'
import { SIZES } from '#config/sizes.ts'
import { AppError, toAppError, type ErrorCode } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'

/** A piece as it is sent, and where in it somebody speaks, in seconds of the whole. */
export interface CutAudio {
  readonly audio: Audio
  readonly voiced: readonly Stretch[]
}

export interface TranscribeTask {
  readonly recordingId: string
  readonly pieces: readonly Stretch[]
  /** Terms of the student's own notes. */
  readonly hints: readonly string[]
  /** What stands already, for the language of the whole. */
  readonly texts: readonly string[]
}

export interface TranscribeParts {
  readonly study: Pick<Study, 'transcribe'>
  readonly cut: (piece: Stretch) => Promise<CutAudio>
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((seconds: number, total: number) => void) | undefined
  /** Waits so many seconds, or until the signal. */
  readonly wait: (seconds: number, signal: AbortSignal | undefined) => Promise<void>
  readonly patienceMs?: number
}

/** No answer to a piece of two minutes takes this long. */
const PATIENCE = 240_000
/** A server that asks for more time than this is asked by the student. */
const LONGEST_WAIT = 60
/** What may pass by itself, and how often a piece is sent for it. */
const TRIES: Partial<Record<ErrorCode, number>> = { limit: 8, unavailable: 3, unreadable: 3, timeout: 2 }
/** A piece that is refused for its size is halved; shorter ones are refused for something else. */
const SHORTEST = 6

interface Heard {
  readonly engine: string
  readonly lines: readonly Line[]
  readonly marks: readonly Mark[]
}

async function askOnce(
  audio: Audio,
  hints: { words?: string[]; offset: number },
  { study, signal, patienceMs = PATIENCE }: TranscribeParts
) {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    return await study.transcribe(audio, hints, { signal: signal ? AbortSignal.any([signal, patience]) : patience })
  } catch (error) {
    if (patience.aborted && !signal?.aborted) throw new AppError('timeout', 'No answer to a piece', { cause: error })
    throw error
  }
}

/** Again where a moment may help: a busy server, one that hung up, an answer that is none. */
async function ask(audio: Audio, hints: { words?: string[]; offset: number }, parts: TranscribeParts) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(audio, hints, parts)
    } catch (error) {
      if (parts.signal?.aborted) throw error
      const { code, waitSeconds = 2 ** tries } = toAppError(error)
      const most = TRIES[code] ?? 1
      if (tries >= most || waitSeconds > LONGEST_WAIT) throw error
      await parts.wait(waitSeconds, parts.signal)
      parts.signal?.throwIfAborted()
    }
  }
}

/** Lines in their piece; one that lasts as long as all of it came without times of its own. */
function placed(piece: Stretch, allVoiced: readonly Stretch[], segments: TranscribeResult['segments']): Line[] {
  const length = piece.to - piece.from
  const [only] = segments
  if (only && segments.length === 1 && !only.at && (only.end <= only.start || only.end - only.start > 0.95 * length)) {
    const voiced = without([piece], without([piece], allVoiced))
    return spread(only.text, voiced.length > 0 ? voiced : [piece])
  }
  return segments
    .filter(one => one.start < piece.to && one.end >= piece.from)
    .map(({ start, end, text, at }) => ({
      from: Math.max(piece.from, start),
      to: Math.min(piece.to, Math.max(start, end)),
      text,
      at
    }))
}

async function heardOf(
  piece: Stretch,
  { audio, voiced }: CutAudio,
  words: readonly string[],
  language: string | null,
  parts: TranscribeParts
): Promise<Heard> {
  const hints = { offset: piece.from, ...(words.length > 0 && { words: [...words] }) }
  const { engine, segments } = await ask(audio, hints, parts)
  const lines = placed(piece, voiced, segments)
  return {
    engine: engine.kind === 'model' ? engine.name : engine.kind,
    lines,
    marks: marksOf({ ...piece, lines, language }, voiced)
  }
}

/** With hints first; what the detector marks a second time without them, as hints can lose text. */
async function best(
  piece: Stretch,
  cut: CutAudio,
  task: TranscribeTask,
  language: string | null,
  parts: TranscribeParts
): Promise<Heard> {
  const first = await heardOf(piece, cut, task.hints, language, parts)
  if (first.marks.length === 0) return first
  try {
    const second = await heardOf(piece, cut, [], language, parts)
    return second.marks.length < first.marks.length ? second : first
  } catch (error) {
    if (parts.signal?.aborted) throw error
    return first
  }
}

/** The rows of one answer, written together or not at all. */
export function rowsOf(recordingId: string, piece: Stretch, { engine, lines, marks }: Heard): Change[] {
  const flags: PieceFlags = { v: 1, piece: [piece.from, piece.to], run: newId(), marks }
  const paragraphs = paragraphsOf(lines)
  const told = paragraphs.length > 0 ? paragraphs : [{ ...piece, text: '', anchors: [] }]
  return told.map(({ from, to, text, anchors }) => {
    const fields: Fields<'segments'> = {
      recordingId,
      kind: 'speech',
      fromSecond: from,
      toSecond: to,
      text: Array.from(text).slice(0, SIZES.segmentText).join(''),
      words: anchors.length > 1 ? { v: 1, at: anchors } : null,
      engine: engine.slice(0, 80),
      replaces: null,
      speaker: '',
      flags: { ...flags }
    }
    return { name: 'segments', id: newId(), fields }
  })
}

/** In two, at the pause that is nearest to the middle; in the middle where somebody speaks without one. */
function halves({ from, to }: Stretch, voiced: readonly Stretch[]): Stretch[] {
  const middle = (from + to) / 2
  const third = (to - from) / 6
  const pauses = without([{ from: middle - third, to: middle + third }], voiced).map(one => (one.from + one.to) / 2)
  const at = pauses.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
  return [
    { from, to: at },
    { from: at, to }
  ]
}

/**
 * Piece by piece; the text of each is on the disk before the next is sent. Throws the first error that waiting does not
 * help: what came until then stays, and the next run goes on from there.
 */
export async function transcribeAll(task: TranscribeTask, parts: TranscribeParts): Promise<void> {
  const total = lengthOf(task.pieces)
  const texts = [...task.texts]
  const open = [...task.pieces]
  let seconds = 0
  let most = Infinity
  for (let piece = open.shift(); piece; piece = open.shift()) {
    parts.signal?.throwIfAborted()
    const length = piece.to - piece.from
    const cut = await parts.cut(piece)
    if (length > most) {
      open.unshift(...halves(piece, cut.voiced))
      continue
    }
    try {
      const heard = await best(piece, cut, task, usualLanguage(texts), parts)
      await saveAll(rowsOf(task.recordingId, piece, heard))
      if (heard.marks.length === 0) texts.push(heard.lines.map(one => one.text).join(' '))
      seconds += length
      parts.onProgress?.(seconds, total)
    } catch (error) {
      if (!isTooMuch(error, length, most)) throw error
      // A pause is not quite in the middle.
      most = (length * 2) / 3 + 0.01
      open.unshift(piece)
    }
  }
}

/**
 * Whether half of a piece may be taken where all of it was not: the last resort, as the limits of a model are known
 * before. One that was too slow once is given less once; what it cannot do in time then, it cannot do.
 */
function isTooMuch(error: unknown, length: number, most: number): boolean {
  const { code } = toAppError(error)
  if (code === 'timeout') return most === Infinity && length >= 4 * SHORTEST
  return (code === 'too-large' || code === 'invalid') && length >= 2 * SHORTEST
}
