import { expect, test } from 'vitest'
import { BOARDS } from '#config/boards.ts'
import { readBoards, readPresets } from '#cli/papers/read-boards.ts'
import { unknownSources } from '#contract/preset.ts'
import { presetFaults } from '#domain/paper/preset.ts'

const files = readBoards()
const presets = readPresets()
const termsOf = (id: string) =>
  Object.fromEntries(presets.find(one => one.id === id)?.terms.map(({ term, objective }) => [term, objective]) ?? [])

test('three presets for each of the seven boards, each with an id of its own', () => {
  expect(BOARDS.map(board => presets.filter(one => one.board === board).length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  expect(new Set(presets.map(({ id }) => id)).size).toBe(21)
})

test('attempted marks are the marks of the paper, and MYP criteria have 8 each', () => {
  expect(presets.flatMap(presetFaults)).toEqual([])
})

test('every figure names a source of its file, and none claims to be checked against the board itself', () => {
  expect(files.flatMap(unknownSources)).toEqual([])
  expect(presets.filter(({ verified }) => verified !== null)).toEqual([])
})

test('a preset whose sections do not add up is refused with its name', () => {
  const [first] = presets
  if (!first) throw new Error('no preset')
  expect(presetFaults({ ...first, marks: { ...first.marks, value: 17 } })).toEqual([
    `${first.id}: the sections count 60 marks, the paper 17`
  ])
})

test('one verb map for all IB subjects was wrong: Economics and Biology sort the same terms differently', () => {
  expect(termsOf('ib-econ-sl-2022-p1')).toMatchObject({
    describe: 'AO1',
    explain: 'AO2',
    compare: 'AO3',
    calculate: 'AO4'
  })
  expect(termsOf('ib-bio-sl-2025-p2')).toMatchObject({
    describe: 'AO2',
    outline: 'AO2',
    calculate: 'AO2',
    compare: 'AO3',
    explain: 'AO3',
    predict: 'AO3'
  })
})

test('an MYP term belongs to a criterion, not to an objective', () => {
  const terms = presets.filter(({ board }) => board === 'IB MYP').flatMap(one => one.terms)
  expect(terms.length).toBeGreaterThan(10)
  expect(terms.filter(({ objective }) => !/^[A-D]$/.test(objective))).toEqual([])
})

test('AS papers had the weights of the A Level: they say their share of the AS', () => {
  const weights = presets.filter(({ level }) => level === 'AS').map(({ id, weight }) => [id, weight?.value])
  expect(weights).toEqual([
    ['cie-9702-2025-p2', 46],
    ['cie-9709-2026-p1', 60],
    ['cie-9700-2025-p2', 46]
  ])
})

test('the 9702 paper prints what the syllabus prints, and not what is to be known', () => {
  const formulas = presets.find(({ id }) => id === 'cie-9702-2025-p2')?.formulas ?? []
  expect(formulas).toContain('s = ut + ½at²')
  expect(formulas.filter(one => ['v = u + at', 's = ½(u + v)t', 'p = mv'].includes(one))).toEqual([])
})

/** A figure of one page alone is not sure: `high` names two pages, or the board itself. */
test('no figure is sure on the word of a single page', () => {
  const single = files.flatMap(({ sources, presets: own }) =>
    own.flatMap(({ id, minutes, marks, weight, calculator, structure, objectives, topics }) =>
      [minutes, marks, weight, calculator, structure, objectives, topics]
        .flatMap(one => (one?.sure === 'high' ? [one.from.map(key => sources[key] ?? '').join('; ')] : []))
        .filter(named => named.split(';').length < 2 && !/ibo\.org|collegeboard\.org/.test(named))
        .map(named => `${id}: ${named}`)
    )
  )
  expect([...new Set(single)]).toEqual([])
})

test('a preset whose last session is past names the year after and says that it was not read', () => {
  const silent = (now: Date) =>
    presets
      .filter(({ years }) => years.to !== null && new Date(Date.UTC(years.to, 11, 1)) <= now)
      .filter(({ years, structure }) => !new RegExp(`${Number(years.to) + 1}.*not read`).test(structure.value))
      .map(({ id }) => id)
  expect(silent(new Date())).toEqual([])
  expect(silent(new Date('2026-12-02'))).toEqual([])
  expect(silent(new Date('2027-12-01'))).toContain('cie-9702-2025-p2')
})
