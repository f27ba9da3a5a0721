import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import { VERDICTS, type MarkedPoint, type MarkResult } from '#contract/engine-mark.ts'
import { mark as markByRule, schemeFor } from '#engine/builtin/mark/mark.ts'
import { total } from '#engine/builtin/mark/scheme.ts'
import { askForObject } from '#server/ai/call/object.ts'
import { dropsOf, type Drops } from '#engine/model/checks/drops.ts'
import { ceilingOf, evidenceIn, lower, reachOf, wantedOf } from '#server/ai/mark/support.ts'
import { apart } from '#engine/model/material/apart.ts'
import { MARK } from '#engine/model/prompts/mark.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

const written = z.object({
  points: z.array(
    z.object({
      point: z.number().describe('number of the point'),
      quotes: z.array(z.string()).describe('words copied from the answer'),
      reason: z.string(),
      verdict: z.enum(VERDICTS)
    })
  ),
  strands: z.array(z.object({ strand: z.number(), quotes: z.array(z.string()), reason: z.string() }))
})
type Judged = z.infer<typeof written>['points'][number]

const SCORE = { found: 1, unsure: 0.5, 'not-found': 0 } as const

/** The rule's own reading, unless the words it rests on are addressed to the marker. */
function byRule(rule: MarkedPoint, answer: string): MarkedPoint {
  const quotes = rule.quotes.map(span => span.quote)
  const holds = quotes.length === 0 || evidenceIn(answer, quotes).spans.length > 0
  return holds ? rule : { ...rule, verdict: 'not-found', score: 0, quotes: [] }
}

/** A verdict goes no further than the words it quotes; without such words the rule's own reading stands. */
function settled(
  judged: Judged | undefined,
  rule: MarkedPoint,
  point: string,
  task: AiRequests['mark'],
  scheme: readonly string[],
  drops: Drops
): MarkedPoint {
  if (!judged) {
    drops.drop('point not judged')
    return byRule(rule, task.answer)
  }
  const { spans, lost } = evidenceIn(task.answer, judged.quotes)
  for (let at = 0; at < lost; at += 1) drops.drop('quote not found')
  const { because: _, ...rest } = rule
  if (judged.verdict === 'not-found')
    return { ...rest, verdict: 'not-found', score: 0, quotes: [], ...(rule.because && { because: rule.because }) }
  if (spans.length === 0) return byRule(rule, task.answer)
  const reach = reachOf(spans, wantedOf(task, point, scheme))
  const verdict = lower(judged.verdict, lower(reach, ceilingOf(rule)))
  if (verdict === 'not-found') {
    drops.drop('quote does not speak of the point')
    return byRule(rule, task.answer)
  }
  return { ...rest, verdict, score: SCORE[verdict], quotes: spans }
}

const numbered = (texts: readonly string[]): string => texts.map((text, at) => `[${at + 1}] ${text}`).join('\n')

/** Verdicts and quotes by the model; blank, copied and off-topic answers, evidence and totals by code. */
export async function mark(task: AiRequests['mark'], run: ModelRun): Promise<AiAnswers['mark']> {
  const rule = markByRule(task)
  const strands = task.strands ?? []
  const isSettled = rule.outcome === 'blank' || rule.outcome === 'copied'
  if (isSettled || (rule.points.length === 0 && strands.length === 0)) return rule
  const { put } = apart()
  const scheme = schemeFor(task)
  const points = scheme.points.map(point => point.alternatives.join(' / '))
  const data = [
    put('QUESTION', task.question),
    ...(points.length === 0 ? [] : [put('MARK SCHEME', numbered(points))]),
    ...(strands.length === 0
      ? []
      : [put('STRANDS', numbered(strands.map(one => [one.name, ...one.descriptors].join(': '))))]),
    put('ANSWER OF THE STUDENT', task.answer)
  ].join('\n\n')
  const said = await askForObject(run, { feature: 'mark', prompt: MARK, data, schema: written, maxTokens: 6000 })
  const drops = dropsOf()
  const marked = rule.points.map((point, at) =>
    settled(
      said.points.find(one => one.point === at + 1),
      point,
      points[at] ?? point.text,
      task,
      points,
      drops
    )
  )
  const shownStrands = strands.map(({ name }, at) => {
    const found = said.strands.filter(one => one.strand === at + 1).flatMap(one => one.quotes)
    const { spans, lost } = evidenceIn(task.answer, found)
    for (let index = 0; index < lost; index += 1) drops.drop('quote not found')
    return { name, evidence: spans }
  })
  const sure = marked.filter(point => point.verdict !== 'unsure').length / Math.max(1, marked.length)
  const result: MarkResult = {
    engine: engineOf(run, 'mark'),
    outcome: rule.outcome,
    points: marked,
    range: task.strands
      ? null
      : {
          low: total(scheme, at => marked[at]?.verdict === 'found'),
          high: total(scheme, at => marked[at]?.verdict !== 'not-found'),
          max: total(scheme, () => true)
        },
    strands: shownStrands,
    evidence: [...marked.flatMap(point => point.quotes), ...shownStrands.flatMap(strand => strand.evidence)],
    confidence: Math.round(sure * 80) / 100,
    warnings: drops.warnings()
  }
  return result
}
