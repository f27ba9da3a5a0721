import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import { isHeldBack, type AskTurn } from '#contract/engine/ask.ts'
import type { AskPiece } from '#contract/engine/pieces.ts'
import { nearest } from '#server/ai/ask/passages.ts'
import type { Draft } from '#server/ai/ask/sentence.ts'
import { writerOf } from '#server/ai/ask/writer.ts'
import { AppError } from '#lib/errors.ts'
import { fromText, instructionsOf, repaired } from '#server/ai/call/object.ts'
import { streamedObject } from '#server/ai/call/stream.ts'
import { dropsOf } from '#engine/model/checks/drops.ts'
import { guardOf } from '#engine/model/checks/leak.ts'
import { apart, shown } from '#engine/model/material/apart.ts'
import { askPrompt } from '#engine/model/prompts/ask.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

/** In this order, so that a sentence's quotes are there before its words. */
const written = z.object({
  sentences: z.array(
    z.object({
      basis: z.enum(['notes', 'own knowledge']),
      quotes: z.array(z.object({ block: z.number(), quote: z.string() })),
      text: z.string()
    })
  )
})

/** What has come so far may be cut anywhere: only what has its shape is read. */
const loose = z.object({
  sentences: z.array(
    z.object({
      basis: z.enum(['notes', 'own knowledge']).optional().catch(undefined),
      quotes: z
        .array(
          z
            .object({ block: z.number().catch(0), quote: z.string() })
            .nullable()
            .catch(null)
        )
        .catch([])
        .default([]),
      text: z.string().optional().catch(undefined)
    })
  )
})

function draftsOf(value: unknown): Partial<Draft>[] {
  const read = loose.safeParse(value)
  if (!read.success) return []
  return read.data.sentences.map(({ basis, quotes, text }) => ({
    ...(basis && { basis }),
    quotes: quotes.filter(one => one !== null),
    ...(text !== undefined && { text })
  }))
}

const SHOWN = 3
const WHO = { student: 'Student', engine: 'Reply' } as const
const said = (turns: readonly AskTurn[]): string => turns.map(({ role, text }) => `${WHO[role]}: ${text}`).join('\n')

/** Sentences that rest on quotes found in the notes; what the notes do not speak of is refused before a model is asked. */
export async function ask(request: AiRequests['ask'], run: ModelRun): Promise<AiAnswers['ask']> {
  const { question, sources, max = SHOWN, turns = [], style = 'explain' } = request
  // The other styles argue, ask and mark by the notes: what a model adds of its own could not be told from them.
  const mode = style === 'explain' ? request.mode : 'notes'
  const { rule, lines } = await nearest(question, sources, run, { turns, style }, request.quoted)
  const send = (piece: AskPiece): void => run.emit({ type: 'piece', piece })
  if (mode === 'notes' && lines.length === 0) {
    send({ kind: 'refused' })
    return { ...rule, verdict: 'refused', passages: [], evidence: [] }
  }
  const { boundary, put } = apart()
  const material = shown(lines)
  const call = {
    feature: 'ask',
    prompt: askPrompt(style, mode),
    data: [
      put('NOTES', material),
      ...(turns.length === 0 ? [] : [put('EARLIER TURNS', said(turns))]),
      put('QUESTION', question)
    ].join('\n\n'),
    schema: written,
    maxTokens: 2000
  } as const
  const guard = guardOf(await instructionsOf(run, call), material, boundary)
  const drops = dropsOf()
  const answers = rule.passages.slice(0, SHOWN).map(one => one.span.quote)
  const writer = writerOf({ question, mode, style, turns, lines, guard, answers }, drops, run.emit)
  let text = ''
  for await (const growing of streamedObject(run, call)) {
    text = growing.text
    writer.grow(draftsOf(growing.value))
  }
  const whole = fromText(text, loose)
  if ('value' in whole) writer.grow(draftsOf(whole.value))
  // What has been shown cannot be taken back by another answer; the student goes on without a model.
  else if (writer.hasShown()) throw new AppError('unreadable', `The answer broke off: ${whole.fault}`)
  else writer.grow(draftsOf(await repaired(run, call, whole)))
  const sentences = writer.end()
  const result = { engine: engineOf(run, 'ask'), warnings: drops.warnings() }
  if (sentences.length > 0) {
    const passages = sentences.flatMap(one => one.passages)
    const grounded = sentences.filter(one => one.basis === 'notes').length
    const share = grounded / (sentences.length + drops.count())
    const evidence = passages.map(one => one.span)
    return { ...result, verdict: 'answer', passages, evidence, confidence: Math.round(share * 80) / 100 }
  }
  // The closest passages would hold what the student is to find.
  if (isHeldBack(style)) throw new AppError('unreadable', `Nothing held: ${JSON.stringify(drops.warnings())}`)
  const passages = rule.passages.slice(0, max)
  const isNear = rule.verdict !== 'refused' && passages.length > 0
  send(isNear ? { kind: 'closest', passages } : { kind: 'refused' })
  return {
    ...result,
    verdict: isNear ? 'closest' : 'refused',
    passages: isNear ? passages : [],
    evidence: isNear ? passages.map(one => one.span) : [],
    confidence: isNear ? rule.confidence / 2 : 0
  }
}
