import { expect, test } from 'vitest'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { classesOf } from '#domain/paper/classes.ts'
import { candidates } from '#domain/paper/pool.ts'
import { programOf } from '#domain/paper/program.ts'
import { TEMPLATE_PLACES } from '#domain/paper/syllabus/template-places.ts'
import { swapFor } from '#domain/paper/swap.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { NO_WISHES, planned } from '#domain/paper/wishes.ts'

const bank = readPaperBank()
const presets = readPresets()
const SEEDS = 200

/** What each full paper may take at most, written down a second time: topics, formats and levels by section. */
const named = (subject: string, topics: string): RegExp => new RegExp(`^${subject}-(${topics})$`)
type Allowed = Readonly<Record<string, [topics: RegExp, formats: string[], levels: string[]]>>
/** All papers of CBSE have its five sections; mathematics sets short answers among the choices of A. */
const ofCbse = (topics: RegExp, level: string): Allowed => ({
  A: [topics, ['mcq', 'short'], [level]],
  B: [topics, ['short', 'structured'], [level]],
  C: [topics, ['short', 'structured'], [level]],
  D: [topics, ['structured', 'data', 'source', 'essay'], [level]],
  E: [topics, ['structured', 'data', 'source', 'essay'], [level]]
})
const ICSE_BIOLOGY = named(
  'bio',
  'cell-division|inheritance|transport|plant-transport|photosynthesis|circulation|excretion|coordination|' +
    'reproduction|pollution'
)
const ALLOWED: Readonly<
  Record<string, Readonly<Record<string, [topics: RegExp, formats: string[], levels: string[]]>>>
> = {
  'cie-9702-2025-p2': { A: [/^phy-(motion|momentum|pressure|energy|forces|circuits)$/, ['structured'], ['AS']] },
  'cie-9709-2026-p1': { A: [/^mat-/, ['structured'], ['AS']] },
  'cie-9700-2025-p2': {
    A: [
      named(
        'bio',
        'cells|molecules|enzymes|transport|cell-division|nucleic-acids|inheritance|plant-transport|circulation|' +
          'gas-exchange|diseases|immunity'
      ),
      ['short', 'structured', 'data'],
      ['AS']
    ]
  },
  'cie-0610-ext-2026-p4': {
    A: [
      named(
        'bio',
        'transport|enzymes|photosynthesis|nutrition|plant-transport|circulation|immunity|respiration|excretion|' +
          'coordination|reproduction|inheritance|ecosystems|human-impact|biotechnology'
      ),
      ['short', 'structured', 'data'],
      ['core', 'extended']
    ]
  },
  'cie-0625-ext-2026-p4': { A: [/^phy-/, ['short', 'structured'], ['core', 'extended']] },
  'cie-0470-2024-p1': {
    A: [/^hist-(versailles|cold-war-origins)$/, ['three-part'], []],
    B: [/^hist-(rise-of-hitler|russia-1917)$/, ['three-part'], []]
  },
  'ib-bio-sl-2025-p2': {
    A: [/^bio-/, ['short', 'structured', 'data'], ['SL']],
    B: [/^bio-/, ['set'], ['SL']]
  },
  'ib-econ-sl-2022-p1': { A: [/^econ-/, ['two-part'], ['SL']] },
  'ib-chem-sl-2025-p2': {
    A: [
      /^che-(atoms|amounts|bonding|periodicity|organic|energetics|rates|equilibrium|acids|redox)$/,
      ['short', 'structured'],
      ['SL']
    ]
  },
  'icse-physics-p1': {
    A: [
      /^phy-(energy|forces|waves|sound|circuits|electromagnetism|thermal|nuclear)$/,
      ['mcq', 'short', 'structured'],
      []
    ],
    B: [/^phy-(forces|waves|sound|circuits|electromagnetism|thermal|nuclear)$/, ['structured'], []]
  },
  'ap-biology-s2': {
    long: [/^bio-(transport|enzymes|photosynthesis|inheritance|ecosystems|cell-division)$/, ['structured', 'data'], []],
    short: [/^bio-(transport|enzymes|photosynthesis|inheritance|ecosystems|cell-division)$/, ['structured', 'data'], []]
  },
  'ap-microeconomics-s2': {
    long: [/^econ-(demand-supply|elasticity|trade|market-failure)$/, ['structured', 'data'], []],
    short: [/^econ-(demand-supply|elasticity|trade|market-failure)$/, ['structured', 'data'], []]
  },
  'ap-english-language-s2': { II: [/^eng-/, ['synthesis', 'rhetorical', 'argument'], []] },
  'cbse-xii-biology-044': ofCbse(
    named('bio', 'reproduction|inheritance|nucleic-acids|immunity|diseases|microbes|biotechnology|ecosystems'),
    'XII'
  ),
  'cbse-x-maths-041': ofCbse(
    named('mat', 'numbers|algebra|sequences|coordinates|geometry|trigonometry|mensuration|statistics|probability'),
    'X'
  ),
  'cbse-xii-physics-042': ofCbse(
    named(
      'phy',
      'electrostatics|circuits|magnetic-fields|electromagnetism|induction|em-waves|waves|optics|nuclear|quantum|modern|' +
        'semiconductors'
    ),
    'XII'
  ),
  'icse-biology-p3': {
    A: [ICSE_BIOLOGY, ['mcq', 'short', 'structured', 'data'], []],
    B: [ICSE_BIOLOGY, ['structured', 'data'], []]
  },
  'icse-history-civics-hcg1': {
    I: [/^hist-(civics|indian-independence|first-world-war|versailles|rise-of-hitler)$/, ['mcq', 'short'], []],
    'II A': [/^hist-civics$/, ['structured', 'data'], []],
    'II B': [/^hist-(indian-independence|first-world-war|versailles|rise-of-hitler)$/, ['structured', 'data'], []]
  },
  'myp-lnl-y5-task': { 1: [/^eng-/, ['task'], []], 2: [/^eng-/, ['task'], []] },
  'myp-history-y5-task': { 1: [/^hist-/, ['task'], []], 2: [/^hist-/, ['task'], []] },
  'myp-biology-y5-task': { 1: [/^bio-/, ['task'], []], 2: [/^bio-/, ['task'], []] }
}

/** All that the solver may choose from, section by section: what it makes holds nothing else. */
function choicesOf(preset: (typeof presets)[number], seed: number) {
  const list = candidates({
    preset,
    bank,
    own: [],
    templates: TEMPLATES,
    seed,
    seen: new Set(),
    noCalculator: false
  })
  const limits = planned(preset, NO_WISHES)
  const classes = classesOf(list, { skill: null, asks: preset.asks })
  const { choices } = programOf({ classes, limits, wishes: NO_WISHES, objectives: null, seed })
  return choices.flatMap(({ section, one }) =>
    one.members.map(({ question }) => ({ id: limits.sections[section]?.id ?? '', question }))
  )
}

test('every question of every paper that is offered is on its syllabus, at its level, in the format of its section', () => {
  const offered = presets.filter(({ holds }) => holds.papers > 0)
  expect(offered.map(({ id }) => id).filter(id => !(id in ALLOWED))).toEqual([])
  for (const preset of presets.filter(({ id }) => id in ALLOWED)) {
    const hasTemplates = TEMPLATES.some(({ subject }) => subject === preset.subject.key)
    for (let seed = 1; seed <= (hasTemplates ? SEEDS : 1); seed += 1) {
      const strays = choicesOf(preset, seed).filter(({ id, question }) => {
        const [topics, formats, levels] = ALLOWED[preset.id]?.[id] ?? [/^$/, [], []]
        return !(
          question.boards.includes(preset.board) &&
          topics.test(question.topic.code) &&
          formats.includes(question.format ?? '') &&
          (levels.length === 0 || levels.some(level => question.levels?.some(one => one === level)))
        )
      })
      expect(strays.map(({ id, question }) => `${preset.id} ${id} ${question.key}`)).toEqual([])
    }
  }
}, 120_000)

test('India stood in a paper of 0470, photosynthesis in AS Biology, refraction in AS Physics, MYP tasks in IB Biology', () => {
  const keys = (id: string): string[] => {
    const preset = presets.find(one => one.id === id)
    return preset ? choicesOf(preset, 7).map(({ question }) => question.key) : []
  }
  expect(keys('cie-0470-2024-p1').filter(key => /indian|first-world/.test(key))).toEqual([])
  expect(keys('cie-9700-2025-p2').filter(key => /photosynthesis|ecosystems|inheritance-0[1-46-9]/.test(key))).toEqual(
    []
  )
  expect(keys('cie-9702-2025-p2').filter(key => /refraction|gas|heater|decay/.test(key))).toEqual([])
  const marked = bank.filter(one => one.parts.some(({ criterion }) => criterion)).map(({ key }) => key)
  expect(keys('ib-bio-sl-2025-p2').filter(key => marked.includes(key))).toEqual([])
})

test('a question was swapped for one of another section: depth for core, a choice for a short answer', () => {
  const swapped = (id: string, key: string): string[] => {
    const preset = presets.find(one => one.id === id)
    const question = bank.find(one => one.key === key)
    if (!preset || !question) throw new Error('no preset or question')
    const request = { preset, bank, own: [], seen: [], noCalculator: false, question, inPaper: [key] }
    return Array.from({ length: 20 }, (_, seed) => swapFor({ ...request, seed })?.key ?? '')
  }
  expect(new Set(swapped('cie-0470-2024-p1', 'hist-versailles-04'))).toEqual(new Set(['hist-cold-war-origins-04']))
  const short = swapped('ib-bio-sl-2025-p2', 'bio-transport-02')
  expect(short.filter(key => bank.some(one => one.key === key && one.format === 'mcq'))).toEqual([])
})

test('every template says where it is taught, and nothing else does', () => {
  expect(Object.keys(TEMPLATE_PLACES).sort()).toEqual(TEMPLATES.map(({ key }) => key).sort())
})
