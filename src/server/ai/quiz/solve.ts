import * as z from 'zod'
import type { QuizItem } from '#contract/engine/quiz.ts'
import { seenAs } from '#domain/dialogue/seen.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { sameAnswer } from '#engine/text/same.ts'
import { askForObject } from '#server/ai/call/object.ts'
import { apart, shown } from '#engine/model/material/apart.ts'
import { SOLVE } from '#engine/model/prompts/quiz.ts'
import type { Line } from '#engine/model/quotes.ts'
import type { ModelRun } from '#server/ai/run.ts'

const solved = z.object({ answers: z.array(z.object({ item: z.number(), reason: z.string(), answer: z.string() })) })

const LETTERS = 'ABCD'

const asked = (item: QuizItem, number: number): string => {
  const options = item.type === 'choice' ? item.options.map((one, at) => `\n  ${LETTERS.charAt(at)}. ${one.text}`) : []
  return `[${number}] (${item.type}) ${item.question}${options.join('')}`
}

function agrees(item: QuizItem, answer: string): boolean {
  switch (item.type) {
    case 'choice':
      return item.options[LETTERS.indexOf(answer.trim().charAt(0).toUpperCase())]?.correct === true
    case 'true-false':
      return answer.trim().toLowerCase() === String(item.answer)
    case 'numeric': {
      const value = Number.parseFloat(answer.replaceAll(',', '').replace('−', '-'))
      return Math.abs(value - item.value) <= item.tolerance + 1e-9 * Math.abs(item.value)
    }
    case 'cloze':
    case 'short': {
      const task = { question: item.question, answer }
      const { points } = mark({ ...task, points: item.answers.map(text => ({ text })) })
      return points.some(
        ({ text, evidence }) => sameAnswer(answer, text) || seenAs(text, task, evidence).verdict === 'found'
      )
    }
    case 'matching':
    case 'ordering':
      return true
  }
}

/** The items whose key a second look agrees with that has not seen it. Orders and pairs are checked by code alone. */
export async function agreed(
  items: readonly QuizItem[],
  lines: readonly Line[],
  run: ModelRun
): Promise<ReadonlySet<QuizItem>> {
  const open = items.filter(item => item.type !== 'matching' && item.type !== 'ordering')
  if (open.length === 0) return new Set(items)
  const { put } = apart()
  const data = [put('NOTES', shown(lines)), put('QUESTIONS', open.map((item, at) => asked(item, at + 1)).join('\n'))]
  const call = { feature: 'quiz', prompt: SOLVE, data: data.join('\n\n'), schema: solved, maxTokens: 4000 } as const
  const { answers } = await askForObject(run, call)
  const confirmed: QuizItem[] = open.filter((item, at) =>
    agrees(item, answers.find(one => one.item === at + 1)?.answer ?? '')
  )
  return new Set([...confirmed, ...items.filter(item => item.type === 'matching' || item.type === 'ordering')])
}
