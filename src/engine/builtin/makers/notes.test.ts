import { expect, test } from 'vitest'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { read } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { sourceFromText } from '#engine/source-text.ts'

const asked = (text: string, title = 'Rivers'): string[] =>
  candidatesOf(read(sourceFromText('n', title, text))).map(
    card => `${card.front} → ${card.back.replaceAll('\n', ' / ')}`
  )
const PAD = '\n\nThe river rises in the hills and flows to the sea past three towns and a castle.'

test('letters of a sentence stand before what follows in small letters', () => {
  expect(asked(`Meander: a bend in a river. gets wider with time${PAD}`)).toContain(
    'What is meant by meander? → A bend in a river'
  )
})

test('words with plus signs between them are a meaning, quantities are a formula', () => {
  expect(asked(`Hydrology = the study of water in rivers + lakes + the ground below them${PAD}`)).toContain(
    'What is meant by hydrology? → The study of water in rivers + lakes + the ground below them'
  )
  expect(asked(`Flow rate = volume ÷ time${PAD}`).join().toLowerCase()).toContain(
    'formula for flow rate? → volume ÷ time'
  )
})

test('a label in the plural with a list behind it is asked for its members', () => {
  expect(asked(`Uses of dams: power, water supply, flood control${PAD}`)).toContain(
    'Rivers: what are the uses of dams? → • Power / • Water supply / • Flood control'
  )
})

test.each(['Exam tip: always draw a diagram', 'Most of the valley: farms and woods', 'Weir: Brindley'])(
  'a remark is no definition: %s',
  line => {
    expect(asked(`${line}${PAD}`).filter(card => card.startsWith('What is meant'))).toEqual([])
  }
)

test('columns that are things themselves are asked for what stands in the row', () => {
  const table = `| | Severn | Thames | Trent |\n|---|---|---|---|\n| Source | Plynlimon | Kemble | Biddulph Moor |${PAD}`
  expect(asked(table).filter(card => card.includes('Plynlimon'))).toEqual([
    'Rivers, Severn: what is the source? → Plynlimon'
  ])
})

test('of a sentence several gaps are offered, never half a name or a month', () => {
  const cards = asked('In March 1936 Norwegian engineers blasted a tunnel through Gaustatoppen for the river.', '')
  expect(cards.some(card => card.includes('{{c1::1936::year}}'))).toBe(true)
  expect(cards.some(card => card.includes('{{c1::March::') || card.includes('{{c1::Norwegian::'))).toBe(false)
})

const rows = (table: string): string[] => asked(`${table}${PAD}`)

test('the cell of a column that no noun names is a gap in its row, below its topic', () => {
  expect(rows('| Metal | Dilute acid |\n|---|---|\n| Zinc | bubbles steadily |\n| Gold | no change at all |')).toEqual(
    expect.arrayContaining(['Rivers – metal: Zinc; dilute acid: {{c1::bubbles steadily}} → '])
  )
})

test('a cell that is a sign, that says as above or that names another row is passed over', () => {
  const cards = rows(
    '| Dam | Good | Use |\n|---|---|---|\n| Kielder | – | as for Rutland |\n| Rutland | stores water | same |\n| Haweswater | cheap | drinking water |'
  )
  expect(cards.some(card => /as for|same$|–$/i.test(card))).toBe(false)
  expect(cards).toContain('Rutland: what is the advantage? → Stores water')
})

test('a column of sums makes no cards', () => {
  expect(rows('| Year | Rain | Flow |\n|---|---|---|\n| First | 12 | 40 |\n| Second | 15 | 52 |')).toEqual([])
})

test('people by what they do, in the past, are those of the sentence before: no gap without it', () => {
  const said = (subject: string): string =>
    asked(`${subject} became the patroons, landowners along the Hudson.${PAD}`).join()
  expect(said('Investors in New Netherland')).toContain('{{c1::patroons::')
  expect(said('Investors')).not.toContain('patroons')
})

test('a heading for what fits nowhere else is no topic', () => {
  for (const heading of ['Odds and ends', 'Bits and bobs', 'Misc', 'Miscellaneous'])
    expect(topicOf(['Rivers', heading])).toBe('Rivers')
})

test('below the heading of a P of marketing a term is no place', () => {
  const text = '## Place\n\nWarehouse network: the set of stores from which goods go out to shops'
  expect(asked(`${text}${PAD}`, 'Marketing')).toContain(
    'What is meant by warehouse network? → The set of stores from which goods go out to shops'
  )
})

test('of a formula that is none no card is made, a compound is asked whole', () => {
  expect(asked(`Formula for flow = wide banks and luck${PAD}`).join()).not.toContain('luck')
  expect(asked(`- Formula of rust: Fe₂O₃${PAD}`).join()).toContain('hat is the formula of rust? → Fe₂O₃')
})

test('a number of things is nobody, whoever is among them', () => {
  expect(asked(`Three Graces: a girl with a mirror, a girl with a rose and a woman${PAD}`).join()).not.toContain('Who')
})

test('an everyday word is no term where only something is said of it', () => {
  expect(asked(`law = compulsory school to 16${PAD}`).join()).not.toContain('meant by law')
  expect(asked(`school = society in miniature${PAD}`).join()).not.toContain('meant by school')
})

test('words with an example behind “=” are no formula, letters and a number neither', () => {
  const cards = asked(
    `Brackets: multiply out (x+2)(x−5) = x²−3x−10\n\nNudges: opt out by default e.g. Wales 2015 = opt-out\n\nRevenue max: MR = 0${PAD}`
  )
  expect(cards.join()).not.toContain('formula for')
})

test('what is told in an arrow, by names alone or by “them” is no meaning', () => {
  const cards = asked(
    `Transplant: risk of rejection → drugs for life\n\nExtreme weather: Beast from the East, Feb 2018\n\nCash cows – milk them to fund others\n\nNovikov telegram – the soviet version${PAD}`
  )
  expect(cards.join()).not.toContain('meant by')
})

test('a source in the plural has more than one', () => {
  expect(asked(`Sources of power: patents, economies of scale and control of a resource${PAD}`).join()).not.toContain(
    'what is a sources'
  )
})

test('what stands far below its heading may be another’s: “causes” alone are not asked for there', () => {
  const far = '## Plots\n\nRidolfi planned an invasion.\n\nBabington wrote letters.\n\nThe poor had no work.\n\n'
  expect(asked(`${far}Causes: enclosure, bad harvests, inflation${PAD}`).join()).not.toContain('what are the causes')
  expect(asked(`## Poverty\n\nCauses: enclosure, bad harvests, inflation${PAD}`).join()).toContain(
    'what are the causes'
  )
})

test('a bracket that says when is no part of a term, a formula and “itself” have no meaning', () => {
  expect(asked(`Meandering (0-6wks): going to and fro between two banks${PAD}`).join()).toContain('meandering?')
  expect(asked(`O2 – relights a glowing splint\n\nMDR: the data itself${PAD}`).join()).not.toContain('meant by')
})

test('a question without a verb asks nothing', () => {
  expect(asked(`- How stable by 1929? Better, but many people still had no work${PAD}`).join()).not.toContain(
    'How stable'
  )
})

test('a short answer is kept whole, and its label "A:" stands on no card', () => {
  const note = `Q: What is market failure?\n\nA: When MSB is not MSC and there is welfare loss\n\nQ: Compare the soils.\n\nA: Khadar is new alluvium, found in flood plains and light in colour.${PAD}`
  const made = asked(note, 'Markets and soils')
  expect(made).toContain('What is market failure? → When MSB is not MSC and there is welfare loss')
  expect(made.filter(card => /\bA: |\{\{c1::The::/.test(card))).toEqual([])
})
