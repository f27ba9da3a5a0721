import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeSolver, readPaperBank, readPresets } from '../../../tests/support/marks/papers.ts'
import { compose } from '#domain/paper/compose.ts'
import { presetOfCode } from '#domain/paper/paper-code.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { TEMPLATE_TOPICS } from '#domain/paper/template-topics.ts'
import { NO_WISHES, type Wishes } from '#domain/paper/wishes.ts'
import { askedOf, presetAsked, type Asked, type Form, type Source } from '#tools/paper-maker/asked.ts'

const PRESETS = readPresets()
const BANK = readPaperBank()
const KEYS = BANK.map(({ key }) => key)

function sourceOf({ subject }: Preset, version = 'bank-1'): Source {
  const questions = BANK.filter(one => one.subject === subject.key)
  const written = questions.map(({ topic }) => topic.code)
  const made = TEMPLATE_TOPICS.filter(one => one.subject === subject.key).map(({ code }) => code)
  return { questions, version, topics: [...new Set([...written, ...made])] }
}

const aPreset = fc.constantFrom(...PRESETS)
const someSeen = fc.subarray(KEYS, { maxLength: 40 })
const wishesFor = (preset: Preset): fc.Arbitrary<Wishes> =>
  fc.record({
    topics: fc.subarray([...sourceOf(preset).topics], { maxLength: 4 }),
    difficulty: fc.constantFrom('mixed', 'easier', 'harder'),
    length: fc.constantFrom('full', 'quick', 'own', 'drill'),
    marks: fc.integer({ min: 10, max: 150 }),
    minutes: fc.integer({ min: 10, max: 900 }),
    noCalculator: fc.boolean(),
    notSeen: fc.boolean(),
    skill: fc.constantFrom(null, 'explain', 'calculate', 'state', 'evaluate')
  })
const aForm = aPreset.chain(preset =>
  fc.record({
    presetId: fc.constant(preset.id),
    wishes: wishesFor(preset),
    code: fc.constant(''),
    useOwn: fc.boolean(),
    seen: someSeen,
    seed: fc.nat(2 ** 25 - 1)
  })
)
type Desk = Form & { readonly seen: readonly string[]; readonly seed: number }

/** What the form makes on a desk where so much was had before. */
function ask(desk: Desk): Asked | null {
  const chosen = PRESETS.find(({ id }) => id === desk.presetId) ?? null
  const preset = presetAsked(desk, PRESETS, chosen)
  if (!preset) return null
  return askedOf(desk, { preset, source: sourceOf(preset), own: [], seen: desk.seen, seed: desk.seed })
}

/** What decides the paper, in one order. */
function decisive(asked: Asked | null) {
  if (!asked) return null
  const { preset, wishes, seed, seen, own } = asked.request
  const had = wishes.notSeen
    ? sourceOf(preset)
        .questions.map(({ key }) => key)
        .filter(key => seen.includes(key))
    : []
  const { marks, minutes } = wishes.length === 'own' ? wishes : NO_WISHES
  const rest = { marks, minutes, notSeen: had.length > 0, topics: wishes.topics.toSorted() }
  return { preset: preset.id, wishes: { ...wishes, ...rest }, seed, seen: had.toSorted(), own }
}

test('the same code made another paper where other wishes stood in the form', () => {
  fc.assert(
    fc.property(aForm, aForm, (first, other) => {
      const asked = ask(first)
      const code = asked?.code ?? ''
      expect(code).not.toBe('')
      expect(decisive(ask({ ...other, code: ` ${code.toLowerCase()} ` }))).toEqual(decisive(asked))
      expect(ask({ ...other, code })?.code, 'its own code again').toBe(code)
    }),
    { numRuns: 1_000 }
  )
})

test('two hundred forms with one code make one paper, question by question', async () => {
  const solve = await nodeSolver()
  const preset = PRESETS.find(({ subject }) => subject.key === 'biology') as Preset
  const seen = sourceOf(preset)
    .questions.map(({ key }) => key)
    .slice(0, 9)
  const first = ask({
    presetId: preset.id,
    wishes: { ...NO_WISHES, length: 'quick' },
    code: '',
    useOwn: false,
    seen,
    seed: 7
  })
  const made = first && compose(first.request, solve)
  expect(made).toHaveProperty('made')
  const forms = fc.sample(aForm, { numRuns: 200, seed: 20_261_122 })
  const requests = forms.map(form => ask({ ...form, code: first?.code ?? '' })?.request)
  const distinct = [...new Map(requests.map(one => [JSON.stringify(one), one])).values()]
  expect(distinct).toHaveLength(1)
  expect(distinct.map(one => one && compose(one, solve))).toEqual([made])
})

test('a slip of the pen is no code, and a bank that has changed is told', () => {
  const form: Desk = { presetId: PRESETS[0]?.id ?? '', wishes: NO_WISHES, code: '', useOwn: false, seen: [], seed: 99 }
  const code = ask(form)?.code ?? ''
  expect(code).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{1,4})+$/)
  const preset = presetOfCode(code, PRESETS) as Preset
  const slip = code.slice(0, 5) + (code[5] === '0' ? '1' : '0') + code.slice(6)
  expect(presetOfCode(slip, PRESETS)).toBeNull()
  for (const typed of ['V6-BBE', 'what?!', code.slice(0, -2)]) expect(presetOfCode(typed, PRESETS)).toBeNull()
  const later = { preset, source: sourceOf(preset, 'bank-2'), own: [], seen: [], seed: 1 }
  expect(askedOf({ ...form, code }, later)).toMatchObject({ isSameBank: false, request: { seed: 99 } })
})

test('no two papers, topics or skills share their letters', () => {
  for (const preset of PRESETS) {
    const { topics } = sourceOf(preset)
    for (const topic of topics) {
      const form = { presetId: preset.id, wishes: { ...NO_WISHES, topics: [topic] }, code: '', useOwn: false, seen: [] }
      const code = ask({ ...form, seed: 1 })?.code ?? ''
      expect(ask({ ...form, code, seed: 2 })?.request).toMatchObject({
        preset: { id: preset.id },
        wishes: { topics: [topic] }
      })
    }
  }
})
