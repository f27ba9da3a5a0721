import { expect, test } from 'vitest'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const PAD = '\n\nThe river rises in the hills and flows to the sea past three towns and a castle.'
const asked = (rows: readonly string[], above = ''): string[] => {
  const [head = '', ...others] = rows.map(row => `| ${row} |`)
  const rule = head.replaceAll(/[^|]+/g, '---')
  const text = `${above}${[head, rule, ...others].join('\n')}${PAD}`
  return candidatesOf(read(sourceFromText('n', 'Rivers', text))).map(card => `${card.front} → ${card.back}`)
}

test('a row is written out with one cell open, another cell in each row, and asked for its name', () => {
  const cards = asked(
    ['Stage | Gradient | Typical load', 'Upper course | steep | boulders', 'Lower course | nearly flat | silt'],
    '## Long profile\n\n'
  )
  expect(cards).toContain(
    'Rivers, long profile – stage: Upper course; gradient: {{c1::steep}}; typical load: boulders → '
  )
  expect(cards).toContain(
    'Rivers, long profile – stage: Lower course; gradient: nearly flat; typical load: {{c1::silt}} → '
  )
  expect(cards).toContain(
    'Rivers, long profile: which stage is this? Gradient: steep; typical load: boulders. → Upper course'
  )
})

test('what stands in the head may be the things: their kind is that of the heading', () => {
  const cards = asked(
    [
      ' | Groynes | Gabions | Sea wall',
      'what | fences across the beach | cages of rock | a wall',
      'cost | low | lower | high'
    ],
    '## Methods of defence\n\n'
  )
  expect(cards).toContain('Which method of defence is this? What it is: fences across the beach; cost: low. → Groynes')
})

test('a cell that stands in its row twice is not shown beside its gap', () => {
  const cards = asked([
    'Stage | Sales | Profit | Move',
    'Growth | rising | first profits | invest',
    'Decline | falling | falling | sell off'
  ])
  expect(cards.filter(card => card.includes('stage: Decline;'))).toEqual([
    'Rivers – stage: Decline; profit: {{c1::falling}}; move: sell off → '
  ])
})

test('rows that say the same are not asked for their names', () => {
  const cards = asked(['Weir | Cost | Life', 'Timber | low | short', 'Brush | low | short', 'Stone | high | long'])
  expect(cards.filter(card => card.includes('which weir is this'))).toEqual([
    'Rivers: which weir is this? Cost: high; life: long. → Stone'
  ])
})

test('two lists side by side are no rows, one number of each thing is', () => {
  expect(
    asked(['primary | secondary', 'no work on the land | jobs in the town', 'drought every year | piped water'])
  ).toEqual([])
  expect(asked(['push | pull', 'no work on the land | jobs in the town', 'drought every year | piped water'])).toEqual(
    []
  )
})

test('what is asked of two names alone names their kind: a date is not compared', () => {
  expect(asked(['Aspect | Lynmouth, Devon | Boscastle, Cornwall', 'date | 1952 | 2004']).join()).not.toContain(
    'Compare'
  )
})

test('“yes” and “no” say nothing of the row that is asked for', () => {
  const cards = asked([
    'Margin | Movement | EQ? | Example',
    'Constructive | apart | yes, weak | Iceland',
    'Conservative | past each other | yes, violent | San Andreas'
  ]).join()
  expect(cards).toContain('which margin is this? Movement: apart; example: Iceland.')
})

test('measures stand beside each other for nothing', () => {
  expect(asked(['Mitigation | Adaptation', 'planting trees | sea walls', 'renewables | drought crops']).join()).toBe('')
})

test('one drawback is asked for as one, whatever examples it has', () => {
  expect(
    asked([
      'Source | Disadvantages',
      'bank loan | needs collateral, such as a house or building',
      'overdraft | dear'
    ]).join()
  ).not.toContain('what are the disadvantages?')
})

test('a cell that begins with the name of its row is not asked for', () => {
  const cards = asked([
    'Soil | Colour | Place',
    'Red | red because of iron oxide | hills',
    'Black | dark grey or black | plateau',
    'Laterite | brick red | slopes with heavy rain'
  ])
  expect(cards.filter(card => /colour of red/i.test(card))).toEqual([])
  expect(cards.filter(card => /colour of laterite/i.test(card))).toHaveLength(1)
})

test('a name of several words is not asked of with its first word alone written small', () => {
  const cards = asked(['Ghost | Looks | Job', 'Past | a candle flame | memory', 'Yet to Come | a black hood | fear'])
  expect(cards.filter(card => card.includes('yet to Come'))).toEqual([])
  expect(cards.filter(card => card.includes('Yet to Come'))).not.toEqual([])
})
