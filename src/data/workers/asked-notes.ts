import type { AskOptions, AskResult } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { IndexCache } from '#data/workers/index-cache.ts'
import { MeaningCache } from '#data/workers/meaning-cache.ts'
import type { AskScope } from '#data/read/chat/chat-sources.ts'
import type { AskedRow } from '#data/read/lectures/asked-lectures.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient, type Run } from '#data/workers/client.ts'
import { openWorker, type EngineClient } from '#data/workers/engine.ts'
import { $openDatabase, workspace } from '#data/read/workspace.ts'
import { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

/** A worker of its own: stopping a long job of the engine must not empty the cache. */
export const askEngine = workerClient<EngineMethods>(openWorker, { outlivesAbort: true })
interface Caches {
  readonly index: IndexCache
  readonly meaning: MeaningCache
}
const caches = new WeakMap<EngineClient, Caches>()

/** The cache of the open workspace; it goes with the worker that holds it when the workspace closes. */
function cachesFor(engine: EngineClient): Caches {
  const before = caches.get(engine)
  if (before) return before
  const { db } = workspace()
  const made = { index: new IndexCache(db, engine), meaning: new MeaningCache(db, engine) }
  caches.set(engine, made)
  const stop = $openDatabase.listen(now => {
    if (now.state !== 'closed' && now.db === db) return
    stop()
    caches.delete(engine)
    engine.end()
  })
  return made
}

function isIn({ subjectId, noteIds }: AskScope): (note: AskedRow) => boolean {
  const named = noteIds && new Set(noteIds)
  return note => (named ? named.has(note.id) : subjectId === undefined || note.subject_id === subjectId)
}

/** Asks the worker about notes that are up to date; once more where it was ended in between. */
async function withNotes<Answer>(
  scope: AskScope,
  run: Run,
  engine: EngineClient,
  ask: (ids: readonly string[]) => Promise<Answer>
): Promise<Answer> {
  const { index, meaning } = cachesFor(engine)
  for (let tries = 0; tries < 3; tries += 1) {
    const ids = await index.prepare(isIn(scope), run)
    await meaning.prepare(ids, id => index.stampOf(id), run)
    const answer = await ask(ids)
    if (ids.length === 0 || index.isSame()) return answer
  }
  throw new AppError('unavailable', 'The engine was ended again and again')
}

const optionsOf = ({ max, turns, style, besides }: AskOptions): AskOptions => ({
  ...(max !== undefined && { max }),
  ...(turns && { turns }),
  ...(style && { style }),
  ...(besides && { besides })
})

/** The built-in engine's answer from the notes as they are now. */
export function findInNotes(
  question: string,
  scope: AskScope & AskOptions = {},
  run: Run = {},
  engine: EngineClient = askEngine
): Promise<AskResult> {
  const options = optionsOf(scope)
  return withNotes(scope, run, engine, ids => engine.run('find', [question, ids, options], { signal: run.signal }))
}

/** The blocks of the notes worth sending to a model, at most `most` of them and their headings. */
export function nearestInNotes(
  question: string,
  scope: AskScope & AskOptions,
  most: number,
  run: Run = {},
  engine: EngineClient = askEngine
): Promise<readonly Source[]> {
  return withNotes(scope, run, engine, ids =>
    engine.run('nearest', [question, ids, most, optionsOf(scope)], { signal: run.signal })
  )
}

/** Whether words mean distress by the encoder on this device; what goes wrong says nothing, and the lists were read before. */
export async function feelsLikeDistress(text: string, engine: EngineClient = askEngine): Promise<boolean> {
  try {
    return await cachesFor(engine).meaning.feels(text)
  } catch (error) {
    log('care', error)
    return false
  }
}
