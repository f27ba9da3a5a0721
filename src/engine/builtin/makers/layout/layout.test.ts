import { expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const PAD = '\n\nThe river rises in the hills and flows to the sea past three towns and a castle.'
/** A text whose lines were all ended by their writer. */
const asked = (lines: string, title = 'Notes'): string[] => {
  const source = sourceFromText('n', title, `${lines.split('\n').join('\n\n')}${PAD}`)
  const { cards } = makeCards({ ...source, blocks: source.blocks.map(({ apart: _, ...block }) => block) })
  return cards.map(card => `${card.front} → ${card.back.replaceAll('\n', ' / ')}`.trim())
}
const said = (cards: readonly string[]): string => cards.join(' | ')

test('the letters of an outline are no initials, and its Roman lines head what stands below', () => {
  const cards = asked(
    'I. Expansion\nA. Texas annexed in 1845 by Congress\nB. Polk sent General Taylor to the land between the Nueces River and the Rio Grande.\nII. Mexican War\nA. Wilmot Proviso (1846): would have banned slavery in all land taken from Mexico\nB. Treaty of Guadalupe: Mexico gave up California and the Southwest'
  )
  expect(said(cards)).not.toMatch(/\b[AB]\. /)
  expect(said(cards)).toContain('Mexican War: {{c1::Wilmot Proviso::name}} (1846)')
})

test('"A. Smith" without a "B." stays a name', () => {
  expect(said(asked('A. Fleming discovered the antibiotic penicillin in London in 1928.'))).toContain('A. Fleming')
})

test('a tick is no part of a name, and a second one opens another thought', () => {
  const cards = asked("✔ retained profit – doesn't have to be repaid, no interest  ✘ a new business has none")
  expect(said(cards)).toContain('retained profit')
  expect(said(cards)).not.toMatch(/[✔✘]|new business/)
})

test('three hyphens are a dash, and no raw sign in a gap', () => {
  expect(
    said(asked('Compromise of 1850 --- Henry Clay put it together, Stephen Douglas got it through.'))
  ).not.toContain('---')
})

test('a sentence that points back to one unseen has no gap', () => {
  const cards = asked(
    'Before that, in 1935, there was the Davson-Danielli model: a lipid bilayer sandwiched between two layers of protein.\nSix more had gone by February 1861, and they made Jefferson Davis their president.'
  )
  expect(said(cards)).not.toMatch(/Davson|Six more/)
})

test('letters in a bracket are not asked beside the words they stand for, nor a word cut at its full stop', () => {
  const cards = asked(
    'Nominal value (N.V.) is the value printed on the share certificate.\nRevenue exp. is money spent on day-to-day costs such as rent and electricity.'
  )
  expect(said(cards)).not.toMatch(/c1::(?:N\.V\.|Revenue exp)/)
})

test('the line of a course at the top of a note is no card', () => {
  const text =
    'Maths ICSE X – tuition copy, revision before prelims\n\n*Chapter: Shares*\n\nMarket value: the price at which a share is sold'
  const { cards } = makeCards(sourceFromText('n', '', `${text}${PAD}`))
  expect(cards.some(card => card.front.includes('Maths ICSE X'))).toBe(false)
})

test('what is said of a sum behind a comma is no part of it; a label that says how is no question', () => {
  const cards = asked(
    'Current ratio = current assets ÷ current liabilities, 1.5 to 2 is thought safe\nRoots by formula: x = [–b ± √(b² – 4ac)] / 2a'
  )
  expect(cards).toContain('What is the formula for current ratio? → current assets ÷ current liabilities')
  expect(said(cards)).not.toContain('What is the roots')
})

test('formulas with a per cent sign, a name in front or a dash between two of a kind', () => {
  const cards = asked(
    'Gross profit margin (%) = gross profit ÷ revenue × 100\nnet cash flow = cash inflow – cash outflow\nnth term of A.P. Tn = a + (n – 1)d\nAnnual dividend = no. of shares × rate of dividend × N.V.'
  )
  expect(said(cards)).toMatch(/gross profit margin \(%\)\? → gross profit ÷ revenue × 100/)
  expect(said(cards)).toMatch(/net cash flow\? → cash inflow – cash outflow/)
  expect(said(cards)).toContain('Nth term of A.P.: Tn = {{c1::a + (n – 1)d}}')
  expect(said(cards)).toMatch(/annual dividend\? → no\. of shares/)
})

test('each formula of a solid is asked by itself', () => {
  const cards = asked('Cone: volume ⅓πr²h, curved surface area πrl where l = √(r² + h²)')
  expect(cards).toContain('Cone: volume = {{c1::⅓πr²h}} →')
  expect(cards).toContain('Cone: curved surface area = {{c1::πrl}} →')
})

test('a term on its own line is asked for the meaning below it; a sentence below a heading is none', () => {
  const cards = asked(
    'Diffusion\nthe passive net movement of particles from a region of higher concentration to one of lower concentration.\nDepression\nThe crash of October 1929 led to the withdrawal of American loans from Germany.'
  )
  expect(said(cards)).toContain('What is meant by diffusion? → The passive net movement of particles')
  expect(said(cards)).not.toContain('meant by depression')
})

test('question words below a name are asked of it, whole', () => {
  const cards = asked(
    "Uncle Tom's Cabin\nWho: Harriet Beecher Stowe. When: 1852. What: novel about the cruelty of slavery. Why it matters: turned many northerners against slavery."
  )
  expect(cards).toEqual(
    expect.arrayContaining([
      "Uncle Tom's Cabin: who? → Harriet Beecher Stowe",
      "Uncle Tom's Cabin: when? → 1852",
      "Uncle Tom's Cabin: why it matters? → Turned many northerners against slavery"
    ])
  )
})

test('lines that sort into two are asked for the side; two lines are no sorting', () => {
  const lines = 'osmosis: passive\nfacilitated diffusion: passive\nsodium pump: active\nendocytosis: active'
  expect(asked(lines)).toContain('Osmosis: passive or active? → Passive')
  expect(said(asked('osmosis: passive\nsodium pump: active'))).not.toContain(' or ')
})

test('a sign behind the name of a definition is no part of it', () => {
  const line =
    '**Standard enthalpy of formation** $\\Delta_f H$ – the enthalpy change when one mole of a compound is formed'
  expect(said(asked(line))).toContain('What is meant by standard enthalpy of formation?')
})

test('Cornell: every cue with an answer is a card, and no cue is asked for', () => {
  const table =
    '| Cue | Notes |\n|---|---|\n| Who was Pigou? | British economist who proposed taxing harm to others |\n| Demerit goods | Goods with negative externalities that are over-consumed |'
  const { cards } = makeCards(sourceFromText('n', 'Market failure', `${table}${PAD}`))
  const fronts = cards.map(card => card.front)
  expect(fronts).toEqual(expect.arrayContaining(['Who was Pigou?', 'What is meant by demerit goods?']))
  expect(fronts.join()).not.toMatch(/which cue/i)
})

test('a table of two columns asks whose view a whole thought is', () => {
  const table =
    '| critic | view |\n|---|---|\n| Leavis | egotism of the general is to blame, ready to respond to evil |\n| Newman | links the fear of race with the fear of female desire |'
  const { cards } = makeCards(sourceFromText('n', 'Othello', `${table}${PAD}`))
  expect(cards.map(card => card.front).join()).toMatch(/which critic is this\? View: links the fear/)
})

test('a short line with a colon heads the lines below it', () => {
  const cards = asked(
    'Schedules:\nfixed ratio – after a set number of responses\nfixed interval – after a set time, scallop pattern',
    'Learning'
  )
  expect(said(cards)).toMatch(/schedules: \{\{c1::fixed interval/)
})

test('two cells with a bar between them are no subject', () => {
  expect(said(asked('Marius Bewley | the novel is a criticism of the American dream'))).not.toContain('|')
})

test('a name with its year and a month with its year are not asked for as numbers', () => {
  const text = 'Storming of Antwerp\n\nWho: Marshal Gerard (1832). When: December 1832. Why: the Dutch would not leave.'
  const { items } = makeQuiz([sourceFromText('n', 'Belgium', `${text}${PAD}`)], { max: 20, seed: 1 })
  expect(items.filter(one => one.type === 'numeric')).toEqual([])
  expect(items.length).toBeGreaterThan(0)
})

test('a chemical formula is not asked for as a number', () => {
  const table =
    '| acid | formula | found in |\n|---|---|---|\n| ethanoic acid | CH3COOH | vinegar from a shop |\n| methanoic acid | HCOOH | stings of ants |'
  const { items } = makeQuiz([sourceFromText('n', 'Weak acids', `${table}${PAD}`)], { max: 20, seed: 3 })
  expect(items.filter(one => one.type === 'numeric')).toEqual([])
  expect(items.length).toBeGreaterThan(0)
})
