import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Span } from '#contract/engine.ts'
import { VERDICTS, type MarkedPoint, type MarkResult } from '#contract/engine-mark.ts'
import { mark as markByRule, schemeFor } from '#engine/builtin/mark/mark.ts'
import { rangeOf } from '#engine/builtin/mark/scheme.ts'
import { askForObject } from '#server/ai/call/object.ts'
import { dropsOf, type Drops } from '#engine/model/checks/drops.ts'
import { ceilingOf, evidenceIn, lower, reachOf, wantedOf, type Wanted } from '#server/ai/mark/support.ts'
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

interface Claim {
  readonly judged: Judged | undefined
  readonly spans: readonly Span[]
  /** Another point rests on the same words. */
  readonly isShared: boolean
}

/** What the model says of each point, with the quotes that hold. */
function claimsOf(said: readonly Judged[], count: number, answer: string, drops: Drops): Claim[] {
  const all = Array.from({ length: count }, (_, at) => {
    const judged = said.find(one => one.point === at + 1)
    const { spans, lost } = evidenceIn(answer, judged?.quotes ?? [])
    for (let times = 0; times < lost; times += 1) drops.drop('quote not found')
    return { judged, spans }
  })
  const touches = (one: Span, two: Span): boolean => one.start < two.end && two.start < one.end
  return all.map((claim, at) => ({
    ...claim,
    isShared: all.some(
      (other, place) => place !== at && other.spans.some(one => claim.spans.some(two => touches(one, two)))
    )
  }))
}

/** A verdict goes no further than the words it quotes; without such words the rule's own reading stands. */
function settled(
  { judged, spans, isShared }: Claim,
  rule: MarkedPoint,
  wanted: Wanted,
  answer: string,
  drops: Drops
): MarkedPoint {
  if (!judged) {
    drops.drop('point not judged')
    return byRule(rule, answer)
  }
  const { because, ...rest } = rule
  if (judged.verdict === 'not-found')
    return { ...rest, verdict: 'not-found', score: 0, quotes: [], ...(because && { because }) }
  if (spans.length === 0) return byRule(rule, answer)
  const verdict = lower(judged.verdict, lower(reachOf(spans, wanted, isShared), ceilingOf(rule)))
  if (verdict === 'not-found') {
    drops.drop('quote does not speak of the point')
    return byRule(rule, answer)
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
  const claims = claimsOf(said.points, rule.points.length, task.answer, drops)
  const wanted = wantedOf(task, points)
  const marked = rule.points.map((point, at) => {
    const [claim, asked] = [claims[at], wanted[at]]
    return claim && asked ? settled(claim, point, asked, task.answer, drops) : byRule(point, task.answer)
  })
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
    range: task.strands ? null : rangeOf(scheme, at => marked[at]?.verdict),
    strands: shownStrands,
    evidence: [...marked.flatMap(point => point.quotes), ...shownStrands.flatMap(strand => strand.evidence)],
    confidence: Math.round(sure * 80) / 100,
    warnings: drops.warnings()
  }
  return result
}
