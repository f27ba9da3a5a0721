import { describe, expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { tells } from '#engine/builtin/makers/turned.ts'
import { sourceFromText } from '#engine/source-text.ts'

const fronts = (text: string, title = 'Gases and respiration'): readonly string[] =>
  makeCards(sourceFromText('n', title, text)).cards.map(card => card.front)

/** So that a note is long enough to be read as English. */
const REST = '\n\nThe lungs take in oxygen from the air and give off carbon dioxide to it.'

describe('a labelled line that is no definition', () => {
  test.each([
    ['Carbon monoxide: sticks to haemoglobin much more tightly than oxygen', 'Carbon monoxide'],
    ['Ammonia – turns damp red litmus paper blue', 'Ammonia'],
    ['Winter Palace: cadets and women soldiers defending, hardly any fight', 'Winter Palace'],
    ['veins – thinner walls, valves stop backflow', 'veins'],
    ['Versailles: army cut, land lost, war guilt clause', 'Versailles'],
    ['Dawes Plan 1924 – American loans, payments spread out over many years', 'Dawes Plan'],
    ['chlorine – killing bacteria in swimming pools', 'chlorine'],
    ['Moscovici (1969) – blue and green slides were shown to groups of six', 'Moscovici']
  ])('%s: the term is asked for', (line, term) => {
    const made = fronts(`## Poisons and tests\n\n- ${line}${REST}`)
    expect(made.filter(front => front.includes(`{{c1::${term}::`))).toHaveLength(1)
    expect(made.filter(front => front.startsWith('What is meant by'))).toEqual([])
  })

  test('a source in brackets stays in sight, the heading stands in front', () => {
    const [front] = fronts(
      `## Obedience\n\n- Moscovici (1969) – blue and green slides were shown to groups of six${REST}`
    )
    expect(front).toBe('Obedience: {{c1::Moscovici::name}} (1969) – blue and green slides were shown to groups of six')
  })
})

test('a definition by its form is asked forward', () => {
  const made = fronts(`## Tides\n\n- Estuary: the part of a river where fresh water meets the tide${REST}`)
  expect(made).toContain('What is meant by estuary?')
  expect(made.some(front => front.includes('{{c1::Estuary'))).toBe(false)
})

test.each([
  'Precondition: the list must be sorted from the smallest to the largest',
  'Drawback: needs a lot of expensive memory for the merged copies',
  'Chlorophyll: those two together in the green leaf',
  'Surface area: powder > chips > lump',
  'Litmus: who invented it??',
  'Drink too much water: kidneys make dilute urine'
])('nothing is asked of %s', line => {
  expect(fronts(`## Notes of the week\n\n- ${line}${REST}`).filter(front => !front.includes('lungs'))).toEqual([])
})

test.each([
  ['a minimal cause of the result', 'legal causation', true],
  ['chips of wood stuck with resin', 'chipboard', true],
  ['data about data', 'metadata', true],
  ['the evidence of witnesses at a trial', 'EWT', false],
  ['Shoreline Management Plan', 'SMP', true],
  ['relights a glowing splint', 'oxygen', false]
])('whether "%s" gives "%s" away: %s', (text, name, does) => {
  expect(tells(text, name)).toBe(does)
})

test('a clipped word is no answer', () => {
  const cards = fronts(`price discrim – same good at different prices to different consumers${REST}`)
  expect(cards.join()).not.toMatch(/discrim/)
})

test('a person and whom he studied are no name', () => {
  expect(fronts(`Rutter Romanian orphans – adopted before six months recovered fully${REST}`).join()).not.toContain(
    'orphans::name'
  )
})

test('an order and a name with a remark behind it are no gap', () => {
  const cards = fronts(
    `Think CART – cost of it, amount of money, risk and time\n\nElinor Ostrom nobel (2009) – communities can manage a common field themselves${REST}`
  ).join()
  expect(cards).not.toMatch(/Think|nobel/)
})

test.each([
  ['a reminder', 'TODO: learn the diagram of the lungs and finish the worksheet'],
  ['the summary', 'Summary: gases diffuse wherever the concentration differs'],
  ['a letter to remember a line by', 'B - Blame: article 231 called Germany responsible for the war'],
  [
    'a line with names of its own',
    'BRAIN: hippocampus - forms explicit memories. cerebellum - keeps implicit memories'
  ],
  ['the title once more', 'AP Bio AB — Gases and respiration review'],
  ['a sum', 'Enthalpy: Σ bonds broken - Σ bonds formed in the reaction']
])('%s is not asked for as a term', (_, line) => {
  expect(fronts(`## Poisons and tests\n\n- ${line}${REST}`).filter(front => front.includes('{{c1::'))).toEqual([])
})
