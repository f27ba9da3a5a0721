import type { AiRequests } from '../../../src/contract/ai-requests.ts'
import type { AiFeature } from '../../../src/contract/ai.ts'
import type { Source } from '../../../src/contract/engine/engine.ts'
import type { Attack } from '../../fixtures/injection/attack.ts'
import { MARKING, noteWith, QUESTION } from '../../fixtures/injection/material.ts'

type Body = { readonly [feature in Exclude<AiFeature, 'transcribe'>]: AiRequests[feature] }

function sourceOf({ place, text }: Attack): Source {
  if (place === 'note') return noteWith({ kind: 'paragraph', text })
  if (place === 'heading') return noteWith({ kind: 'heading', level: 2, text })
  if (place === 'table')
    return noteWith({ kind: 'table-row', text, cells: text.split(' | '), header: ['Question', 'Answer'] })
  return place === 'title' ? noteWith(undefined, text) : noteWith()
}

function markingOf({ place, text }: Attack): AiRequests['mark'] {
  const scheme = [...MARKING.scheme, ...(place === 'scheme' ? [text] : [])]
  const question = place === 'question' ? `${MARKING.question} ${text}` : MARKING.question
  if (place === 'alone') return { question, scheme, answer: text }
  return { question, scheme, answer: place === 'answer' ? `${MARKING.answer}\n\n${text}` : MARKING.answer }
}

function planOf({ place, text }: Attack): AiRequests['plan'] {
  return {
    goal: place === 'goal' ? `I want to pass biology. ${text}` : 'I want to pass biology.',
    context: {
      today: '2026-11-21',
      minutesPerDay: 60,
      exams: [{ subject: 'Biology', date: '2026-12-14' }],
      subjects: ['Biology'],
      weakTopics: [{ subject: 'Biology', topic: place === 'topic' ? text.slice(0, 200) : 'Osmosis' }],
      dueCards: 12
    }
  }
}

/** What a student's browser would send when the attack stands where it stands. */
export function bodyOf(attack: Attack): Body[keyof Body] {
  const { feature, place, text } = attack
  const source = sourceOf(attack)
  switch (feature) {
    case 'cards':
      return { source, options: { max: 10, known: place === 'known card' ? [text] : [] } }
    case 'quiz':
      return { sources: [source], options: { max: 5, seed: 1 } }
    case 'ask':
      return place === 'question'
        ? { question: `${QUESTION} ${text}`, sources: [source], mode: 'notes and own knowledge' }
        : { question: QUESTION, sources: [source], mode: 'notes' }
    case 'mark':
      return markingOf(attack)
    case 'questions':
      return { sources: [source], blueprint: { count: 3 } }
    case 'plan':
      return planOf(attack)
    case 'transcribe':
      throw new Error('a recording is sent as bytes')
  }
}

/** Every text of the request that a result may quote from. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
