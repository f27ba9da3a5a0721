import { expect, test } from 'vitest'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const PAD = '\n\nThe river rises in the hills and flows to the sea past three towns and a castle.'
const asked = (text: string, title = 'Canals'): string[] =>
  candidatesOf(read(sourceFromText('n', title, `${text}${PAD}`))).map(card => `${card.front} → ${card.back}`)

test('a line of a timeline is asked for its date, without what follows from it', () => {
  const lines = ['1761 – Bridgewater Canal opened → coal gets cheaper', 'Feb 1805: Pontcysyllte aqueduct finished']
  const cards = asked(lines.map(line => `- ${line}`).join('\n'))
  expect(cards).toContain('Canals – {{c1::1761::year}}: Bridgewater Canal opened → ')
  expect(cards).toContain('Canals – {{c1::Feb 1805::date}}: Pontcysyllte aqueduct finished → ')
  expect(cards.filter(card => card.startsWith('What happened'))).toEqual([])
})

test('a day without a year is asked below a heading that tells the year', () => {
  expect(asked('- 3 May – navvies go on strike', 'The Regent’s Canal 1815')).toContain(
    'The Regent’s Canal 1815 – {{c1::3 May::date}}: navvies go on strike → '
  )
  expect(asked('- 3 May – navvies go on strike').join()).not.toContain('3 May')
})

test('a number with a thing behind it is no date', () => {
  expect(asked('- 1500 tonnes of clay, puddled by hand\n- 1793, then they stopped')).toEqual([])
})

test('of a chain of names a middle one is open, of what comes of what the last', () => {
  expect(asked('- reservoir → feeder → summit pound → lock flight → basin')).toContain(
    'Canals – Reservoir → feeder → {{c1::summit pound}} → lock flight → basin → '
  )
  expect(asked('- leaky puddle clay → water seeps out → lower pound')).toContain(
    'Canals – Leaky puddle clay → water seeps out → {{c1::lower pound}} → '
  )
})

test.each([
  'so it silts up → dredging needed',
  '5 2 9 1 → 2 5 9 1 → 2 5 1 9',
  'descriptor → describes the lock',
  'gates?? → ask'
])('no chain of what comes of what: %s', line => {
  expect(asked(`- ${line}`).filter(card => card.includes('{{c1'))).toEqual([])
})

test('letters with a formula behind them are a gap, sums in numbers and remarks are none', () => {
  expect(asked('- Q = A v')).toContain('Canals – Q = {{c1::A v}} → ')
  expect(asked('- E = m g h   (h in m)')).toContain('Canals – E = {{c1::m g h}} → ')
  for (const line of ['v = 0.5 × 3.2', 'Q = 240', 'cut = what navvies dig'])
    expect(asked(`- ${line}`).filter(card => card.includes('{{c1'))).toEqual([])
})

test.each(['Brindley: "water" = his = way', 'from Ex 1: P(A | B) = 7/15', 'toll: $9.99 = cheap'])(
  'no formula is asked of what is none: %s',
  line => {
    expect(asked(line).join()).not.toContain('formula')
  }
)

test('what one exercise is about is no formula to learn', () => {
  expect(asked('- s = t³ − 6t² + 9t', 'Motion').join()).not.toContain('{{')
  expect(asked('- v = u + at', 'Motion').join()).toContain('{{c1::u + at')
})
