import { ASK_BLOCKS } from '#config/ai.ts'
import type { AiRequests } from '#contract/ai-requests.ts'
import { isHeldBack, lastTurns, type AskOptions, type AskResult, type Passage } from '#contract/engine/ask.ts'
import { askPiece, type AskMode, type AskPiece } from '#contract/engine/pieces.ts'
import type { EngineName, Source } from '#contract/engine/engine.ts'
import { capabilities } from '#data/ai/capabilities.ts'
import { modelFor, type Fallback, type ReadCapabilities } from '#data/ai/choose.ts'
import { askModel, type ModelRun } from '#data/ai/model.ts'
import { pageNetwork, type AiNetwork } from '#data/backend/network.ts'
import { askEngine, findInNotes, nearestInNotes } from '#data/workers/asked-notes.ts'
import type { AskScope } from '#data/read/chat/chat-sources.ts'
import type { Run } from '#data/workers/client.ts'
import type { EngineClient } from '#data/workers/engine.ts'
import { piecesOfAsk } from '#engine/ask-pieces.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { isAddressed } from '#engine/model/checks/addressed.ts'
import { forModel } from '#engine/travel.ts'
import { AppError, toAppError } from '#lib/errors.ts'

export interface AskNotesOptions extends AskScope, AskOptions, Run {
  readonly mode?: AskMode
  /** Paragraphs that speak to a program go along, as data. */
  readonly quoted?: boolean
}

export type AskEvent =
  | AskPiece
  | { readonly kind: 'engine'; readonly engine: EngineName }
  /** Paragraphs that were near and did not go to the model. */
  | { readonly kind: 'withheld'; readonly passages: readonly Passage[] }
  /** Words of the sentence that is being written; the sentence itself follows. */
  | { readonly kind: 'words'; readonly text: string }
  /** The model gave up: what it has said so far does not count, the built-in engine's answer follows. */
  | { readonly kind: 'fallback'; readonly fallback: Fallback }

export interface AskParts {
  readonly engine: EngineClient
  readonly network: AiNetwork
  readonly read: ReadCapabilities
}

const NOTHING_NEAR: AskResult = {
  engine: ENGINE,
  verdict: 'refused',
  passages: [],
  evidence: [],
  confidence: 0,
  warnings: []
}

/** Signs of a withheld paragraph that are shown. */
const SHOWN = 400

/** What may go to a model, and the paragraphs that speak to a program: the student is told of those. */
function partedFor(near: readonly Source[]) {
  const withheld = near.flatMap(({ id, title, blocks }): Passage[] =>
    blocks.flatMap(block => {
      if (!isAddressed(block.text)) return []
      const quote = block.text.slice(0, SHOWN).toWellFormed()
      return [
        { sourceId: id, title, heading: '', span: { blockId: block.id, start: 0, end: quote.length, quote }, score: 0 }
      ]
    })
  )
  const open = near
    .map(source => ({ ...source, blocks: source.blocks.filter(block => !isAddressed(block.text)) }))
    .filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'))
  return { open, withheld }
}

function pieceOf(raw: unknown): AskPiece {
  const piece = askPiece.safeParse(raw)
  if (!piece.success) throw new AppError('unreadable', 'A piece of an answer that is none', { cause: piece.error })
  return piece.data
}

async function* askServer(request: AiRequests['ask'], run: ModelRun): AsyncGenerator<AskEvent> {
  for await (const event of askModel('ask', request, run)) {
    if (event.type === 'start') yield { kind: 'engine', engine: event.engine }
    else if (event.type === 'delta') yield { kind: 'words', text: event.text }
    else if (event.type === 'piece') yield pieceOf(event.piece)
    else if (event.type === 'result') yield { kind: 'done', result: event.result }
  }
}

/**
 * Answers a question from the notes as they are now, piece by piece; `done` comes last, with the whole. In a style that
 * holds the answer back only a model can: without one it throws `missing`, and where the model fails, its failure.
 */
export async function* askNotes(
  question: string,
  {
    mode = 'notes',
    max,
    turns: earlier = [],
    style = 'explain',
    besides,
    quoted = false,
    subjectId,
    noteIds,
    ...run
  }: AskNotesOptions = {},
  { engine, network, read }: AskParts = { engine: askEngine, network: pageNetwork, read: capabilities }
): AsyncGenerator<AskEvent> {
  const scope = { subjectId, noteIds }
  const turns = lastTurns(earlier)
  const options: AskOptions = {
    ...(max !== undefined && { max }),
    ...(turns.length > 0 && { turns }),
    ...(style !== 'explain' && { style })
  }
  const model = await modelFor('ask', read)
  if (model === null && isHeldBack(style)) throw new AppError('missing', 'No model asks here')
  const near = model === null ? [] : await nearestInNotes(question, { ...scope, ...options }, ASK_BLOCKS, run, engine)
  const { open, withheld } = quoted ? { open: near, withheld: [] } : partedFor(near)
  if (withheld.length > 0) yield { kind: 'withheld', passages: withheld }
  // Where the notes say nothing of it there is nothing to answer from, and nothing leaves the device.
  if (model !== null && (open.length > 0 || mode !== 'notes'))
    try {
      const asked = { question, sources: open.map(forModel), mode, ...options, ...(quoted && { quoted }) }
      yield* askServer(asked, { network, signal: run.signal })
      return
    } catch (error) {
      run.signal?.throwIfAborted()
      if (isHeldBack(style)) throw error
      yield { kind: 'fallback', fallback: { model, error: toAppError(error) } }
    }
  if (isHeldBack(style)) return yield* piecesOfAsk(NOTHING_NEAR)
  const found = await findInNotes(question, { ...scope, ...options, ...(besides && { besides }) }, run, engine)
  yield { kind: 'engine', engine: found.engine }
  yield* piecesOfAsk(found)
}
