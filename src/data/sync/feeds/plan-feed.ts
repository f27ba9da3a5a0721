import { CALENDAR_PATH } from '#config/calendar.ts'
import { planFeedAnswer, type FeedStyle, type PlanFeedAnswer } from '#contract/calendar.ts'
import { call, pageNetwork, type AiCall } from '#data/backend/network.ts'
import { AppError } from '#lib/errors.ts'

async function answered(options: AiCall): Promise<PlanFeedAnswer> {
  const response = await call(pageNetwork, `${CALENDAR_PATH}plan`, options)
  const answer = planFeedAnswer.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('unavailable', 'The answer about the address is none')
  return answer.data
}

/** The private address of the plan: whether there is one, a new one (the old one ends), none any more. */
export const askPlanFeed = (): Promise<PlanFeedAnswer> => answered({ method: 'POST', body: '{}' })
export const makePlanFeed = (style: FeedStyle): Promise<PlanFeedAnswer> =>
  answered({ method: 'PUT', body: JSON.stringify({ style }) })
export const endPlanFeed = (): Promise<PlanFeedAnswer> => answered({ method: 'DELETE' })
