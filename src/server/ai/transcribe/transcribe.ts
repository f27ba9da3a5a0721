import { transcribe as listen } from 'ai'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Segment } from '#contract/engine/transcribe.ts'
import { AppError } from '#lib/errors.ts'
import { trying } from '#server/ai/call/retry.ts'
import { within } from '#server/ai/call/settings.ts'
import { dropsOf } from '#engine/model/checks/drops.ts'
import { isAddressed } from '#engine/model/checks/addressed.ts'
import { tokensOf } from '#engine/model/material/lines.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

/** Whisper reads no more of what it is told to expect. */
const HINT_SIGNS = 800
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
  const expected = words
    .filter(word => !isAddressed(word))
    .join(', ')
    .slice(0, HINT_SIGNS)
  const signal = within(run, 'transcribe')
  const heard = await trying(
    () =>
      listen({
        model,
        audio: new Uint8Array(audio.bytes),
        timestampGranularities: ['segment'],
        providerOptions: { openai: { ...(language && { language }), ...(expected && { prompt: expected }) } },
        maxRetries: 0,
        abortSignal: signal
      }),
    signal
  )
  run.spent(tokensOf(heard.text) + Math.ceil(heard.durationInSeconds ?? 0))
  const drops = dropsOf()
  const duration = heard.durationInSeconds ?? Number.MAX_SAFE_INTEGER
  const raw =
    heard.segments.length > 0
      ? heard.segments.map(one => ({ start: one.startSecond, end: one.endSecond, text: one.text }))
      : [{ start: 0, end: heard.durationInSeconds ?? 0, text: heard.text }]
  const segments: Segment[] = []
  for (const { start, end, text } of raw) {
    const said = text.replace(UNSEEN, '').trim()
    const isInTime =
      Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end >= start && start <= duration + 1
    if (said === '' || SILENCE.test(said)) drops.drop('nothing said')
    else if (!isInTime) drops.drop('a time outside the recording')
    else segments.push({ start: start + offset, end: Math.min(end, duration + 1) + offset, text: said })
  }
  return {
    engine: engineOf(run, 'transcribe'),
    segments: segments.sort((a, b) => a.start - b.start),
    ...(heard.language && { language: heard.language }),
    evidence: [],
    confidence: segments.length > 0 ? 0.8 : 0,
    warnings: drops.warnings()
  }
}
