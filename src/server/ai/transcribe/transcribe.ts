import { APICallError, transcribe as listen } from 'ai'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Segment } from '#contract/engine/transcribe.ts'
import { limitsOf, wavSeconds } from '#domain/lecture/pieces/limits.ts'
import { AppError } from '#lib/errors.ts'
import { trying } from '#server/ai/call/retry.ts'
import { within } from '#server/ai/call/settings.ts'
import { dropsOf } from '#engine/model/checks/drops.ts'
import { isAddressed } from '#engine/model/checks/addressed.ts'
import { tokensOf } from '#engine/model/material/lines.ts'
import { causeOf } from '#server/ai/providers/failures.ts'
import { isTooLong } from '#server/ai/providers/speech-fetch.ts'
import { wordTimes } from '#server/ai/transcribe/word-times.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

/** What a model writes that was trained on subtitles, when nobody speaks. */
const SILENCE =
  /^(?:thanks? (?:you )?for watching|please subscribe|subtitles? by|\[?(?:music|applause|silence)\]?|you)[.!\s]*$/i
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Speech as segments with times in the whole recording. What is said is written down, never obeyed. */
export async function transcribe(
  { audio, hints }: AiRequests['transcribe'],
  run: ModelRun
): Promise<AiAnswers['transcribe']> {
  const model = run.models.transcription
  if (!model) throw new AppError('unavailable', 'No model is set up for transcribe.')
  const { offset = 0, language, words = [] } = hints
  const most = limitsOf(model.modelId).hints
  const expected = hintLine(words, most)
  const signal = within(run, 'transcribe')
  const heard = await trying(
    () =>
      listen({
        model,
        audio: new Uint8Array(audio.bytes),
        providerOptions: { openai: { ...(language && { language }), ...(expected && { prompt: expected }) } },
        maxRetries: 0,
        abortSignal: signal
      }),
    signal
  ).catch((error: unknown) => {
    throw speechFailure(error)
  })
  // What a provider says of the length is its word alone: text is not dropped for it where we know better.
  const duration = wavSeconds(audio) ?? heard.durationInSeconds ?? null
  run.spent(tokensOf(heard.text) + Math.ceil(duration ?? 0))
  const drops = dropsOf()
  const segments = segmentsOf(heard, duration, reason => drops.drop(reason))
  return {
    engine: engineOf(run, 'transcribe'),
    segments: segments
      .map(({ start, end, text, at }) => ({
        ...{ start: start + offset, end: end + offset, text },
        ...(at.length > 0 && { at: at.map(([sign, second]) => [sign, round(second + offset)] as const) })
      }))
      .sort((a, b) => a.start - b.start),
    ...(heard.language && { language: heard.language }),
    evidence: [],
    confidence: segments.length > 0 ? 0.8 : 0,
    warnings: drops.warnings()
  }
}

const round = (second: number): number => Math.round(second * 100) / 100

/** As many of the words as the model reads, none cut in two. */
function hintLine(words: readonly string[], most: number): string {
  let line = ''
  for (const word of words.filter(one => !isAddressed(one))) {
    const next = line === '' ? word : `${line}, ${word}`
    if (next.length <= most) line = next
  }
  return line
}

type Heard = Pick<Awaited<ReturnType<typeof listen>>, 'text' | 'segments' | 'words'>

interface Timed extends Segment {
  readonly at: readonly (readonly [number, number])[]
}

/** What was heard as segments in time; without any, one that lasts as long as the sound. */
function segmentsOf(heard: Heard, duration: number | null, drop: (reason: string) => void): Timed[] {
  const words = heard.words ?? []
  // The library gives words as segments where there are no others.
  const isBare = heard.segments.every((one, at) => one.text === words[at]?.text)
  const longest = duration ?? Number.MAX_SAFE_INTEGER
  const end = duration ?? words.at(-1)?.endSecond ?? 0
  const raw = isBare ? [{ startSecond: 0, endSecond: end, text: heard.text }] : heard.segments
  const segments: Segment[] = []
  for (const { startSecond: start, endSecond, text } of raw) {
    const said = text.replace(UNSEEN, '').trim()
    const isInTime =
      Number.isFinite(start) && Number.isFinite(endSecond) && start >= 0 && endSecond >= start && start <= longest + 1
    if (said === '' || SILENCE.test(said)) drop('nothing said')
    else if (!isInTime) drop('a time outside the recording')
    else segments.push({ start, end: Math.min(endSecond, longest + 1), text: said })
  }
  const times = wordTimes(segments, words)
  return segments.map((one, at) => ({ ...one, at: times[at] ?? [] }))
}

/** Why the speech model gave no text. The provider's words stay in `cause`. */
function speechFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const call = causeOf(error.cause)
  if (!APICallError.isInstance(call)) return error
  const { statusCode: status = 0, responseBody = '' } = call
  const details = { cause: error.cause }
  if (status === 400 || status === 422)
    return isTooLong(responseBody)
      ? new AppError('too-large', 'The speech model takes shorter pieces.', details)
      : new AppError('invalid', 'The speech model did not take this sound.', details)
  const isRefused =
    [401, 402, 403, 404].includes(status) || (status === 429 && /quota|billing|credit/i.test(responseBody))
  return isRefused ? new AppError('refused', 'The speech model refuses this server.', details) : error
}
