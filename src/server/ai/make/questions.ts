import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { ExamQuestion, QuestionPoint } from '#contract/engine/questions.ts'
import { COMMANDS, COMMAND_TERMS, commandWords } from '#domain/text/command-terms.ts'
import { meaningOf } from '#engine/builtin/checks/unique.ts'
import { isSound } from '#engine/builtin/questions/check.ts'
import { textHash } from '#engine/hash.ts'
import { askForObject, instructionsOf } from '#server/ai/call/object.ts'
import { plainText, uncleanness } from '#engine/model/checks/clean.ts'
import { dropsOf, mustHave } from '#engine/model/checks/drops.ts'
import {
  unsupportedBy,
  sourceWordsOf,
  sourceWordsOfLine,
  sourceWordsOfLines,
  topicFault,
  type SourceWords
} from '#engine/model/checks/grounded.ts'
import { guardOf, type Guard } from '#engine/model/checks/leak.ts'
import { apart, shown } from '#engine/model/material/apart.ts'
import { readInChunks } from '#engine/model/material/lines.ts'
import { overChunks } from '#server/ai/material/over-chunks.ts'
import { QUESTIONS } from '#engine/model/prompts/questions.ts'
import { findQuote, type Line } from '#engine/model/quotes.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

const USUAL = 10
const MOST_MARKS = 6
const SUPPORT = 0.5
const CONFIDENCE = 0.75

const written = z.object({
  questions: z.array(
    z.object({
      commandTerm: z.enum(COMMAND_TERMS),
      points: z.array(
        z.object({
          block: z.number(),
          quote: z.string(),
          text: z.string(),
          marks: z.number(),
          alternatives: z.array(z.string())
        })
      ),
      marks: z.number(),
      text: z.string()
    })
  )
})
type Written = z.infer<typeof written>['questions'][number]

interface Given {
  readonly lines: readonly Line[]
  /** All lines together, with their headings and without. */
  readonly about: SourceWords
  readonly said: SourceWords
  readonly guard: Guard
  readonly blueprint: AiRequests['questions']['blueprint']
}

function pointOf(point: Written['points'][number], { lines, said, guard }: Given): QuestionPoint | string {
  const text = plainText(point.text)
  const unclean = uncleanness(text, 300)
  if (unclean) return unclean
  if (guard.leaks(text)) return 'not about the notes'
  const found = findQuote(point.quote, point.block, lines)
  if (!found) return 'quote not found'
  const { line, span } = found
  const fault = unsupportedBy(text, sourceWordsOfLine(line), SUPPORT)
  if (fault) return fault
  const alternatives = point.alternatives
    .map(plainText)
    .filter(other => !uncleanness(other, 300) && !guard.leaks(other) && meaningOf(other) !== meaningOf(text))
    // Another wording that shares nothing with the notes cannot be told from an invention.
    .filter(other => unsupportedBy(other, said, SUPPORT) === undefined)
  const quoted = { sourceId: line.source.id, span }
  return { text, marks: 1, quoted, ...(alternatives.length > 0 && { alternatives }) }
}

/** The question with its scheme, tried on that scheme, or why it is dropped. */
function questionOf(one: Written, given: Given): ExamQuestion | string {
  const { lines, about, guard, blueprint } = given
  const { min = 1, max = MOST_MARKS } = blueprint.marks ?? {}
  const text = plainText(one.text).replaceAll('\n', ' ')
  const unclean = uncleanness(text, 500)
  if (unclean) return unclean
  if (guard.leaks(text)) return 'not about the notes'
  if (blueprint.commandTerms && !blueprint.commandTerms.includes(one.commandTerm)) return 'not asked for'
  const asks = [one.commandTerm, commandWords(one.commandTerm, blueprint.board).toLowerCase()]
  if (!asks.some(words => text.toLowerCase().includes(words))) return 'without its command term'
  if (!Number.isInteger(one.marks) || one.marks < min || one.marks > max) return 'other marks than asked for'
  const points = one.points.map(point => pointOf(point, given))
  const bad = points.find(point => typeof point === 'string')
  if (bad) return bad
  const good = points.filter(point => typeof point !== 'string')
  // One point a mark, as the marker counts them; more only where any of them will do.
  if (good.length < one.marks) return 'scheme too short'
  const sources = new Set(good.map(point => point.quoted.sourceId))
  const source = lines.find(line => line.source.id === good[0]?.quoted.sourceId)?.source
  if (sources.size !== 1 || !source) return 'points of several notes'
  const fault = topicFault(text, about)
  if (fault) return fault
  const question: ExamQuestion = {
    key: textHash(`${source.id}|${one.commandTerm}|${text}`),
    commandTerm: one.commandTerm,
    assessmentObjective: COMMANDS[one.commandTerm].objective,
    marks: one.marks,
    text,
    points: good,
    evidence: good.map(point => point.quoted),
    confidence: CONFIDENCE
  }
  return isSound(question, source) ? question : 'its own scheme does not mark it'
}

/** Exam questions whose every point is quoted, and whose scheme gives full marks to itself and none to the question. */
export async function questions(
  { sources, blueprint }: AiRequests['questions'],
  run: ModelRun
): Promise<AiAnswers['questions']> {
  const reading = readInChunks(sources)
  const count = blueprint.count ?? USUAL
  const share = Math.min(15, Math.ceil((count * 1.4) / Math.max(1, reading.chunks.length)))
  const drops = dropsOf()
  const made = await overChunks(run, reading, async lines => {
    const { boundary, put } = apart()
    const material = shown(lines)
    const { min = 1, max = MOST_MARKS } = blueprint.marks ?? {}
    const terms = (blueprint.commandTerms ?? COMMAND_TERMS).map(term => commandWords(term, blueprint.board))
    const order = `Blueprint: at most ${share} questions; command terms ${terms.join(', ')}; ${min} to ${max} marks each.`
    const data = [put('NOTES', material), order].join('\n\n')
    const call = { feature: 'questions', prompt: QUESTIONS, data, schema: written, maxTokens: 6000 } as const
    const said = await askForObject(run, call)
    const guard = guardOf(await instructionsOf(run, call), material, boundary)
    const words = sourceWordsOf(...lines.map(line => line.text))
    const given = { lines, about: sourceWordsOfLines(lines), said: words, guard, blueprint }
    return said.questions.map(one => questionOf(one, given))
  })
  const kept: ExamQuestion[] = []
  const tested = new Set<string>()
  let left = blueprint.max ?? Infinity
  for (const one of made.answers.flat()) {
    if (typeof one === 'string') {
      drops.drop(one)
      continue
    }
    const facts = one.points.map(point => meaningOf(point.text))
    if (facts.some(fact => tested.has(fact)) || kept.some(other => other.key === one.key)) drops.drop('duplicate')
    else if (kept.length >= count || one.marks > left) drops.drop('too many')
    else {
      kept.push(one)
      left -= one.marks
      for (const fact of facts) tested.add(fact)
    }
  }
  mustHave(kept.length, drops)
  return {
    engine: engineOf(run, 'questions'),
    questions: kept,
    evidence: kept.flatMap(one => one.evidence.map(quoted => quoted.span)),
    confidence: kept.length === 0 ? 0 : CONFIDENCE,
    warnings: [...made.warnings, ...drops.warnings()]
  }
}
