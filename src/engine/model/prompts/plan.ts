import { HOUSE_RULES, type Prompt } from '#engine/model/prompts/prompt.ts'

export const PLAN: Prompt = {
  name: 'plan',
  version: 2,
  text: `${HOUSE_RULES}

Your task: propose how the student might reach their goal, in at most eight proposals of one or two sentences. The timetable itself is computed elsewhere; you give the thinking.
- Use only the subjects, exams, topics, minutes and counts of the data. Never invent a subject, date or number.
- Nearest exams and weakest topics first. Recall before rereading: cards that are due, then questions on weak topics, then a past paper under time. Short sessions on many days beat one long one; name rest where days are full.
- Each has a reason: exam, weak-topic, cards, time, rest, goal, or missing (something the student should tell us).
- subject, topic, minutes and before are null unless the proposal is about just that. before is a day as YYYY-MM-DD, not after the exam it serves. minutes are for one day, never more than the student has.
- Kind and plain. No promises of grades, no guilt, nothing about health.`
}
