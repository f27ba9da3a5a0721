import { expect, test } from 'vitest'
import type { Turn } from '#contract/entities.ts'
import { dialogueOf, next } from '#domain/dialogue/dialogue.ts'
import { itemOfCard } from '#domain/dialogue/item.ts'
import { dialogueReply, modeBefore } from '#tools/chatbot/dialogue/dialogue-turn.ts'

const item = itemOfCard('c', { front: 'What is a delta?', back: 'Flat land at the mouth of a river' } as never)
const open = next(dialogueOf('quiz', item ? [item] : []), { kind: 'begin' })
const over = next(open.state, { kind: 'stop' })
const student = (mode: Turn['mode']) => ({ role: 'student' as const, mode, extras: null })
const asking = { role: 'tutor' as const, mode: 'quiz' as const, extras: dialogueReply(open.state, open.moves).extras }
const ended = { role: 'tutor' as const, mode: 'quiz' as const, extras: dialogueReply(over.state, over.moves).extras }

test('"test me" and "stop" lead back to the mode in which it was said', () => {
  expect(modeBefore([student('explain'), asking, student('quiz'), asking, student('quiz')])).toBe('explain')
})

test('a round that was chosen by its mode stays in it', () => {
  expect(modeBefore([student('quiz'), asking, student('quiz')])).toBe('quiz')
})

test('a round before it that has ended tells nothing', () => {
  const turns = [student('quiz'), asking, student('quiz'), ended, student('explain'), asking, student('quiz')]
  expect(modeBefore(turns)).toBe('explain')
})
