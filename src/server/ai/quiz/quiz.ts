import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import { QUIZ_TYPES, type QuizItem } from '#contract/engine/quiz.ts'
import { meaningOf } from '#engine/builtin/checks/unique.ts'
import { auditOf } from '#engine/builtin/quiz/audit.ts'
import { randomOf, shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { plain, sameOption } from '#engine/text/same.ts'
import { placed, tooLong } from '#engine/builtin/quiz/settle.ts'
import { askForObject, instructionsOf } from '#server/ai/call/object.ts'
import { plainText } from '#engine/model/checks/clean.ts'
import { dropsOf, mustHave } from '#engine/model/checks/drops.ts'
import { sourceWordsOfLines } from '#engine/model/checks/grounded.ts'
import { guardOf } from '#engine/model/checks/leak.ts'
import { apart, shown } from '#engine/model/material/apart.ts'
import { readInChunks } from '#engine/model/material/lines.ts'
import { overChunks } from '#server/ai/material/over-chunks.ts'
import { QUIZ } from '#engine/model/prompts/quiz.ts'
import { CONFIDENCE, type Given, type Made } from '#server/ai/quiz/given.ts'
import { matching, ordering } from '#server/ai/quiz/several.ts'
import { SINGLE } from '#server/ai/quiz/single.ts'
import { agreed } from '#server/ai/quiz/solve.ts'
import { forgiving, written, type Written } from '#server/ai/quiz/written.ts'
import { findQuote } from '#engine/model/quotes.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

/** A quiz nobody asked a length for. */
const USUAL = 20
/** Items of one call. */
const MOST_AT_ONCE = 25
/** Models write the right option longest far more often than chance; of several choices at most this share may stay so. */
const LONGEST = 0.3

function itemOf(item: Written, given: Given, random: Random): Made {
  const question = plainText(item.question).replaceAll('\n', ' ')
  const found = findQuote(item.quote, item.block, given.lines)
  if (!found) return 'quote not found'
  if (item.type === 'ordering') return ordering(item, question, found, given, random)
  if (item.type === 'matching') return matching(item, question, found, given, random)
  return SINGLE[item.type]?.(item, question, found, given) ?? 'not asked for'
}

/** Items that pass the audit's rules one by one; options, keys and lengths are balanced by code; the seed decides chance. */
export async function quiz({ sources, options }: AiRequests['quiz'], run: ModelRun): Promise<AiAnswers['quiz']> {
  const seed = options.seed ?? 1
  const most = options.max ?? USUAL
  const types = options.types ?? QUIZ_TYPES
  const reading = readInChunks(sources)
  const share = Math.min(MOST_AT_ONCE, Math.ceil((most * 1.4) / Math.max(1, reading.chunks.length)))
  const drops = dropsOf()
  const made = await overChunks(run, reading, async lines => {
    const { boundary, put } = apart()
    const material = shown(lines)
    // Of its own, for parts are answered in any order.
    const random = randomOf(seed + (lines[0]?.number ?? 0))
    const data = [put('NOTES', material), `At most ${share} items, of these types: ${types.join(', ')}.`].join('\n\n')
    const call = { feature: 'quiz', prompt: QUIZ, data, schema: written, forgiving, maxTokens: 8000 } as const
    const said = await askForObject(run, call)
    const guard = guardOf(await instructionsOf(run, call), material, boundary)
    const given: Given = { lines, about: sourceWordsOfLines(lines), guard }
    const all = said.items.map(item => (types.includes(item.type) ? itemOf(item, given, random) : 'not asked for'))
    const items = all.filter(item => typeof item !== 'string')
    for (const reason of all.filter(item => typeof item === 'string')) drops.drop(reason)
    if (options.agreed !== true) return items
    const mixed = placed(items, random)
    const sure = await agreed(mixed, lines, run)
    for (let at = sure.size; at < mixed.length; at += 1) drops.drop('key not agreed')
    return mixed.filter(item => sure.has(item))
  })
  const random = randomOf(seed)
  const kept: QuizItem[] = []
  const questions = new Set<string>()
  const orders = shuffled(made.answers.flat(), random)
  const long = tooLong(orders, LONGEST, 1)
  for (const item of orders) {
    const meaning = item.type === 'true-false' ? plain(item.question) : meaningOf(item.question)
    if (long.has(item)) drops.drop('right option the longest')
    else if (questions.has(meaning)) drops.drop('duplicate')
    else if (kept.length >= most) drops.drop('too many')
    else kept.push(item)
    questions.add(meaning)
  }
  mustHave(kept.length, drops)
  const items = placed(kept, random)
  return {
    engine: engineOf(run, 'quiz'),
    items,
    audit: auditOf(items, sources, sameOption),
    evidence: items.map(item => item.evidence.span),
    confidence: items.length === 0 ? 0 : CONFIDENCE,
    warnings: [...made.warnings, ...drops.warnings()]
  }
}
