import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTES = [
  sourceFromText(
    'floods',
    'Floods',
    '# Kerala floods\n\nThe 2018 Kerala flood was caused by heavy rain. It killed 483 people and a million had to leave their homes.'
  ),
  sourceFromText(
    'rivers',
    'Rivers',
    '# Waterfalls\n\nA waterfall forms where hard rock lies over soft rock. The soft rock is eroded faster. The hard rock overhangs and collapses.\n\n# Basins\n\nA watershed is the boundary between two drainage basins.'
  ),
  sourceFromText('war', 'Cold War', 'The Cuban Missile Crisis happened in 1962. Then the missiles were taken away.')
]
const after = (asked: string, told: string) => ({
  turns: [
    { role: 'student' as const, text: asked },
    { role: 'engine' as const, text: told }
  ]
})
const quotes = (result: ReturnType<typeof ask>): string[] => result.passages.map(({ span }) => span.quote)

test('"how many people died" after a flood is asked of the flood', () => {
  const turns = after('tell me about the Kerala flood', 'It killed 483 people and a million had to leave their homes.')
  const result = ask('how many people died?', NOTES, turns)
  expect(result.verdict).toBe('closest')
  expect(quotes(result).join(' ')).toContain('483')
  expect(result.passages.every(one => one.sourceId === 'floods')).toBe(true)
  expect(ask('how many people died?', NOTES).verdict).toBe('refused')
})

test('"and what happens then" goes on in the same note', () => {
  const turns = after('how does a waterfall form?', 'A waterfall forms where hard rock lies over soft rock.')
  expect(quotes(ask('and what happens then?', NOTES, turns)).slice(0, 2)).toEqual([
    'The soft rock is eroded faster.',
    'The hard rock overhangs and collapses.'
  ])
})

test('what a student says of themselves is not looked for', () => {
  const result = ask('I am in the exam now, what is a watershed', NOTES)
  expect(quotes(result)[0]).toContain('A watershed is')
})

test('a slip in a word that only asks asks the same', () => {
  const note = sourceFromText('e', 'Erosion', 'Abrasion is wear by stones. Attrition is when stones knock together.')
  const [slip, right] = [
    'what is diference between abrasion and attrition',
    'what is difference between abrasion and attrition'
  ]
  expect(ask(slip, [note, ...NOTES])).toEqual(ask(right, [note, ...NOTES]))
})

test('a refusal offers no heading that has nothing in common', () => {
  expect(ask('how many jews were killed in the holocaust', NOTES)).toMatchObject({ verdict: 'refused', headings: [] })
})

test('a term that no note has is never defined as likely', () => {
  const note = sourceFromText(
    'p',
    'Photosynthesis',
    'Photosynthesis is a process by diffusion. Diffusion is a movement of particles. Absorption is a process in roots.'
  )
  expect(ask('what is osmosis', [note]).verdict).not.toBe('answer')
})
