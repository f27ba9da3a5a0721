import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Span } from '#contract/engine/engine.ts'
import { PROPOSALS, type MarkedPoint, type MarkResult, type Proposed } from '#contract/engine/mark.ts'
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
      verdict: z.enum(PROPOSALS)
    })
  ),
  strands: z.array(z.object({ strand: z.number(), quotes: z.array(z.string()), reason: z.string() }))
})
type Judged = z.infer<typeof written>['points'][number]

const proposing = (rule: MarkedPoint, verdict: Proposed, quotes: readonly Span[] = []): MarkedPoint => ({
  ...rule,
  proposal: { verdict, quotes }
})

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

/** A proposal goes no further than the words it quotes; without such words there is none. */
function settled({ judged, spans, isShared }: Claim, rule: MarkedPoint, wanted: Wanted, drops: Drops): MarkedPoint {
  if (!judged) {
    drops.drop('point not judged')
    return rule
  }
  if (judged.verdict === 'not-found') return proposing(rule, 'not-found')
  if (spans.length === 0) return rule
  const verdict = lower(judged.verdict, lower(reachOf(spans, wanted, isShared), ceilingOf(rule)))
  if (verdict === 'not-found') {
    drops.drop('quote does not speak of the point')
    return rule
  }
  return proposing(rule, verdict, spans)
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
    return claim && asked ? settled(claim, point, asked, drops) : point
  })
  const shownStrands = strands.map(({ name }, at) => {
    const found = said.strands.filter(one => one.strand === at + 1).flatMap(one => one.quotes)
    const { spans, lost } = evidenceIn(task.answer, found)
    for (let index = 0; index < lost; index += 1) drops.drop('quote not found')
    const under = rule.strands[at]?.evidence ?? []
    const placed = spans.map(span => {
      const place = under.find(one => one.span.start < span.end && span.start < one.span.end)
      return { descriptor: place?.descriptor ?? null, span }
    })
    return { name, evidence: placed }
  })
  const sure = marked.filter(point => (point.proposal?.verdict ?? 'unsure') !== 'unsure').length
  const result: MarkResult = {
    engine: engineOf(run, 'mark'),
    outcome: rule.outcome,
    points: marked,
    range: task.strands ? null : rangeOf(scheme, at => marked[at]?.proposal?.verdict),
    strands: shownStrands,
    evidence: [
      ...marked.flatMap(point => point.proposal?.quotes ?? []),
      ...shownStrands.flatMap(strand => strand.evidence.map(one => one.span))
    ],
    confidence: Math.round((sure / Math.max(1, marked.length)) * 80) / 100,
    warnings: drops.warnings()
  }
  return result
}
