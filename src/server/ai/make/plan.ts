import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Proposal } from '#contract/engine/plan.ts'
import { meaningOf } from '#engine/builtin/checks/unique.ts'
import { askForObject, instructionsOf } from '#server/ai/call/object.ts'
import { plainText, uncleanness } from '#engine/model/checks/clean.ts'
import { dropsOf, mustHave } from '#engine/model/checks/drops.ts'
import { sourceWordsOf, hasNewNumber } from '#engine/model/checks/grounded.ts'
import { guardOf, type Guard } from '#engine/model/checks/leak.ts'
import { apart } from '#engine/model/material/apart.ts'
import { PLAN } from '#engine/model/prompts/plan.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

const MOST = 8
/** Of one day, where the student has not said how long they have. */
const MOST_MINUTES = 240
/** What nobody should be told, whoever asked for it. */
const HARMFUL =
  /\b(?:through the night|all night|all-nighter|no sleep|less sleep|skip (?:sleep|meals?|class|school)|drop(?:ping)? out|cheat(?:ing)?|give up)\b/i

const written = z.object({
  proposals: z.array(
    z.object({
      reason: z.enum(['exam', 'weak-topic', 'cards', 'time', 'rest', 'goal', 'missing']),
      subject: z.string().nullable(),
      topic: z.string().nullable(),
      minutes: z.number().nullable(),
      before: z.string().nullable().describe('YYYY-MM-DD'),
      text: z.string()
    })
  )
})
type Written = z.infer<typeof written>['proposals'][number]
type Context = AiRequests['plan']['context']

const same = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase()
const among = (name: string, names: readonly string[]): string | undefined => names.find(one => same(one, name))

const subjectsOf = (context: Context): string[] => [
  ...context.subjects,
  ...context.exams.map(exam => exam.subject),
  ...context.weakTopics.flatMap(one => (one.subject ? [one.subject] : []))
]

/** A day that the plan can be about: from today to the exam it serves. */
function isInTime(day: string, subject: string | undefined, { today, exams }: Context): boolean {
  const own = exams.filter(exam => subject === undefined || same(exam.subject, subject))
  const last = (own.length > 0 ? own : exams)
    .map(exam => exam.date)
    .sort()
    .at(-1)
  return z.iso.date().safeParse(day).success && day >= today && (last === undefined || day <= last)
}

/** The proposal in the contract's form, or why it is dropped: only names, days and numbers that the student gave. */
function proposalOf(one: Written, { goal, context }: AiRequests['plan'], guard: Guard): Proposal | string {
  const text = plainText(one.text).replaceAll('\n', ' ')
  const unclean = uncleanness(text, 300)
  if (unclean) return unclean
  if (!/\p{L}/u.test(text)) return 'empty'
  if (guard.leaks(text)) return 'not about the plan'
  if (HARMFUL.test(text)) return 'not good advice'
  const subject = one.subject === null ? undefined : among(one.subject, subjectsOf(context))
  const topics = context.weakTopics.map(weak => weak.topic)
  const topic = one.topic === null ? undefined : among(one.topic, topics)
  if (one.subject !== null && subject === undefined) return 'a subject nobody named'
  if (one.topic !== null && topic === undefined) return 'a topic nobody named'
  if (one.before !== null && !isInTime(one.before, subject, context)) return 'a day out of reach'
  const { minutes } = one
  const most = context.minutesPerDay ?? MOST_MINUTES
  if (minutes !== null && !(minutes > 0 && minutes <= most)) return 'more time than there is'
  const given = [goal, JSON.stringify(context), String(minutes ?? ''), one.before ?? '']
  if (hasNewNumber(text, sourceWordsOf(...given))) return 'a number nobody gave'
  return {
    text,
    reason: one.reason,
    ...(subject !== undefined && { subject }),
    ...(topic !== undefined && { topic }),
    ...(minutes !== null && { minutes: Math.round(minutes) }),
    ...(one.before !== null && { before: one.before })
  }
}

/** Proposals in words; the timetable is computed in domain. */
export async function plan(request: AiRequests['plan'], run: ModelRun): Promise<AiAnswers['plan']> {
  const { boundary, put } = apart()
  const material = `${request.goal}\n${JSON.stringify(request.context, null, 1)}`
  const call = {
    feature: 'plan',
    prompt: PLAN,
    data: put('GOAL AND CONTEXT', material),
    schema: written,
    maxTokens: 2000
  } as const
  const said = await askForObject(run, call)
  const guard = guardOf(await instructionsOf(run, call), material, boundary)
  const drops = dropsOf()
  const proposals: Proposal[] = []
  const meanings = new Set<string>()
  for (const one of said.proposals) {
    const proposal = proposalOf(one, request, guard)
    const meaning = meaningOf(one.text)
    if (typeof proposal === 'string') drops.drop(proposal)
    else if (meanings.has(meaning) || proposals.length >= MOST)
      drops.drop(meanings.has(meaning) ? 'duplicate' : 'too many')
    else proposals.push(proposal)
    meanings.add(meaning)
  }
  mustHave(proposals.length, drops)
  const share = proposals.length / Math.max(1, proposals.length + drops.count())
  return {
    engine: engineOf(run, 'plan'),
    proposals,
    evidence: [],
    confidence: Math.round(share * 60) / 100,
    warnings: drops.warnings()
  }
}
