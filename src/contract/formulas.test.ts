import { globSync, readFileSync } from 'node:fs'
import katex from 'katex'
import { expect, test } from 'vitest'
import { parse as readYaml } from 'yaml'
import { formulaFile, sheetFile } from '#contract/formulas.ts'
import { evaluate } from '#domain/calculator/evaluate.ts'
import { isUnit, maths, type Value } from '#domain/calculator/maths.ts'
import { plainNumber, workOut } from '#domain/calculator/sheet.ts'
import { inDegrees, linesOf, sidesOf, unitWords, type Formula } from '#domain/formulas/formula.ts'
import { workedOut } from '#domain/formulas/work-out.ts'
import { fileOf, formulaOf } from '#domain/formulas/sheet-file.ts'
import { parse } from '#lib/maths/parse.ts'
import { namesIn, type Tree } from '#lib/maths/tree.ts'

const read = (folder: string): unknown[] =>
  globSync(`src/content/${folder}/*.yaml`)
    .toSorted()
    .map(path => readYaml(readFileSync(path, 'utf8')) as unknown)

const topics = read('formulas').map(one => formulaFile.parse(one))
const boards = read('sheets').map(one => sheetFile.parse(one))
const formulas = topics.flatMap(one => one.formulas.map(formulaOf))
const computed = formulas.filter(({ calc }) => calc !== null)

function treeOf({ calc, letters }: Formula): Tree | null {
  const known = { names: letters.map(({ name }) => name).filter(name => name.length > 1 && !name.includes('_')) }
  const parsed = parse(sidesOf(calc ?? '').from, known)
  return parsed.kind === 'tree' && parsed.doubts.length === 0 ? parsed.tree : null
}

test('every formula has an id of its own and stands in a sheet, and every sheet has its formulas', () => {
  const ids = formulas.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sheets = fileOf(boards, topics)
  const used = sheets.flatMap(({ sheet }) => sheet.topics.flatMap(one => [...one.formulas, ...one.higher]))
  const inUse = new Set(used.map(({ id }) => id))
  expect(ids.filter(id => !inUse.has(id))).toEqual([])
  for (const { line, sheet } of sheets) {
    const own = sheet.topics.flatMap(one => [...one.formulas, ...one.higher].map(({ id }) => id))
    expect(own.length, line.id).toBeGreaterThan(14)
    expect(
      own.filter((id, at) => own.indexOf(id) !== at),
      line.id
    ).toEqual([])
    const hasHigher = sheet.topics.some(({ higher }) => higher.length > 0)
    expect(hasHigher && line.levels.length !== 2, line.id).toBe(false)
  }
})

test('KaTeX sets every formula, condition and letter', () => {
  const texts = formulas.flatMap(one => [one.tex, one.for, ...one.letters.map(({ tex }) => tex)]).filter(Boolean)
  expect(texts.length).toBeGreaterThan(400)
  for (const tex of texts) katex.renderToString(tex ?? '', { throwOnError: true, strict: 'ignore', trust: false })
})

test('the calculator reads every formula and finds exactly the letters that are explained', () => {
  expect(computed.length).toBeGreaterThan(200)
  const faults = computed.flatMap(one => {
    const tree = treeOf(one)
    if (!tree) return [`${one.id}: not read without a doubt`]
    const found = [...namesIn(tree).names].filter(name => name !== 'π' && name !== 'e')
    const said = [...found, sidesOf(one.calc ?? '').gives].toSorted().join(' ')
    const letters = one.letters.map(({ name }) => name)
    const first = letters[0] === sidesOf(one.calc ?? '').gives ? [] : [`${one.id}: the first letter is not the result`]
    return said === letters.toSorted().join(' ') ? first : [`${one.id}: ${said} ≠ ${letters.join(' ')}`]
  })
  expect(faults).toEqual([])
})

test('units of a formula come out as the unit of its result', () => {
  const faults = computed.flatMap(one => {
    const tree = treeOf(one)
    const [result] = one.letters
    if (!tree || !result || one.letters.every(({ unit }) => unit === '')) return []
    // Falling, or the root of x₀² − x² would have none. Ohms and farads are units of their own in the library: all is compared in base units.
    const worth = (unit: string): Value => (isBare(unit) ? 2 : maths.unit(2, unit))
    const values = new Map(one.letters.map((letter, at) => [letter.name, scaled(worth(letter.unit), 2 - at / 9)]))
    const got = evaluate(tree, { angle: 'radians', ...UNBOUND, valueOf: name => values.get(name) ?? null })
    const wanted = isBare(result.unit) ? 1 : maths.unit(1, result.unit)
    return sameUnit(got, wanted) ? [] : [`${one.id}: ${String(got)} is no ${result.unit || 'pure number'}`]
  })
  expect(faults).toEqual([])
})

const nothing = (): void => undefined
const UNBOUND = { need: nothing, spend: nothing, within: nothing, listOf: () => null }
const isBare = (unit: string): boolean => unit === '' || unit === '°'
const scaled = (value: Value, by: number): Value => maths.multiply(value as number, by)

function sameUnit(got: Value, wanted: Value): boolean {
  const ratio = maths.divide(got as number, wanted as number) as Value
  return isUnit(ratio) ? ratio.dimensions.every(power => Math.abs(power) < 1e-9) : true
}

interface Worked {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  readonly result: number
}

/** By Python, with numpy and SciPy 1.17: sums term by term, coordinates, distributions; none by the formula's own text. */
const worked = JSON.parse(readFileSync('tests/fixtures/zone/formula-values.json', 'utf8')) as readonly Worked[]

test.each(worked)('$id agrees with a computation of its own', ({ id, values, result }) => {
  const formula = formulas.find(one => one.id === id)
  if (!formula) throw new Error(id)
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/e(.+)/, '*10^($1)')])
  )
  const lines = linesOf(formula, typed).map((text, at) => ({ no: at + 1, text }))
  const last = workOut(lines, inDegrees(formula) ? 'degrees' : 'radians').get(lines.length)
  const got = last ? plainNumber(last) : null
  expect(got, lines.map(({ text }) => text).join('; ')).not.toBeNull()
  expect(Math.abs((got ?? 0) - result)).toBeLessThanOrEqual(1e-9 * Math.abs(result))
})

test('units are printed as a student writes them', () => {
  expect(unitWords('m/s^2')).toBe('m/s²')
  expect(unitWords('ohm m')).toBe('Ω m')
  expect(unitWords('W/(m^2 K^4)')).toBe('W/(m² K⁴)')
})

const typedOf = (value: string): string => value.replace(/e(.+)/, '*10^($1)')

test('any letter is worked out from the others, and what is found is right', () => {
  const unfound: string[] = []
  for (const { id, values, result } of worked) {
    const formula = formulas.find(one => one.id === id)
    const gives = formula?.letters[0]?.name ?? ''
    for (const [name, value] of Object.entries(values)) {
      if (!formula || formula.letters.find(one => one.name === name)?.value !== null) continue
      const all = Object.entries({ ...values, [gives]: String(result) })
      const typed = Object.fromEntries(all.map(([key, one]) => [key, key === name ? '' : typedOf(one)]))
      const found = workedOut(formula, typed)?.result
      const solutions = found?.kind === 'solved' ? found.solutions : null
      const roots =
        solutions?.kind === 'roots'
          ? solutions.roots.map(one => one.value)
          : solutions?.kind === 'between'
            ? solutions.roots
            : []
      const isHit = roots.some(
        root => typeof root === 'number' && Math.abs(root - Number(value)) <= 1e-4 * Math.abs(Number(value))
      )
      if (!isHit) unfound.push(`${id} ${name}: ${roots.join()}`)
    }
  }
  // Whole numbers of things, and values beyond −100 to 100 that stand in a power: nothing is found, so nothing is shown.
  expect(unfound).toEqual([
    'combinations n: ',
    'combinations r: ',
    'permutations n: ',
    'permutations r: ',
    'binomial-probability n: ',
    'binomial-probability r: ',
    'poisson-probability r: ',
    'capacitor-discharge R: ',
    'arrhenius T: '
  ])
})
