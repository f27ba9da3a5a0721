import { expect, test } from 'vitest'
import { CHEMISTRY } from '../../../../tests/support/papers/printed/chemistry.ts'
import { overlaps, readGraph, spoken } from '../../../../tests/support/papers/printed/graph.ts'
import { MATHS } from '../../../../tests/support/papers/printed/maths.ts'
import { PHYSICS } from '../../../../tests/support/papers/printed/physics.ts'
import { accepted, differs, printed } from '../../../../tests/support/papers/printed/reading.ts'
import { questionMarks, questionWords, type PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATE_TOPICS } from '#domain/paper/template-topics.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'

const SOLVERS = { ...MATHS, ...PHYSICS, ...CHEMISTRY }
/** `TEMPLATE_SEEDS=1000 npx vitest run --project pure src/domain/paper/templates` sweeps. */
const COUNT = Number(process.env['TEMPLATE_SEEDS'] ?? 20)
const SEEDS = Array.from({ length: COUNT }, (_, index) => index * 7919 + 1)

test('thirty templates over three subjects, each with a key and a solver of its own', () => {
  const count = (subject: string): number => TEMPLATES.filter(one => one.subject === subject).length
  expect([count('mathematics'), count('physics'), count('chemistry')]).toEqual([10, 10, 10])
  expect(TEMPLATES.map(({ key }) => key).sort()).toEqual(Object.keys(SOLVERS).sort())
})

/** Everything that is wrong with one question, solved from what is printed. */
function faultsOf(key: string, question: PaperQuestion): string[] {
  const solved = SOLVERS[key]?.(printed(question)) ?? { wants: [] }
  const wrong = question.parts.flatMap((part, at) => {
    const says = solved.wants.length === question.parts.length ? differs(part, solved.wants[at] ?? null) : 'not solved'
    return says === null ? [] : [`(${part.label ?? ''}) ${says}`]
  })
  const impossible = (solved.possible ?? [])
    .filter(([, value, low, high]) => !(value >= low && value <= high))
    .map(([name, value, low, high]) => `${name} is ${value}, not from ${low} to ${high}`)
  const words = JSON.stringify({ ...question, seed: 0, figures: [] })
  const ugly = /NaN|Infinity|undefined|\d{8,}|\d\.\d{6,}|[1-9]\.\d{5,}|[+−] −|[×+−] 1x|[=(,] -\d/u.exec(words)
  const marks = question.parts.filter(({ scheme, marks: of }) =>
    scheme.model === 'points' ? scheme.points.reduce((sum, point) => sum + point.marks, 0) !== of : true
  )
  return [
    ...wrong,
    ...impossible,
    ...(ugly ? [words.slice(Math.max(0, ugly.index - 40), ugly.index + 30)] : []),
    ...marks.map(({ label }) => `(${label ?? ''}) marks of points and part`),
    ...(question.figures ?? []).flatMap(figureFaults)
  ]
}

function figureFaults({ svg, alt }: { svg: string; alt: string }): string[] {
  const drawn = alt.includes('can be read') ? readGraph(svg) : null
  const step = drawn ? (drawn.ys[1] ?? 0) - (drawn.ys[0] ?? 0) : 0
  const off = spoken(alt).filter(([x, y]) => drawn && x > 0 && Math.abs(drawn.y(x) - y) > step / 10 + step / 50)
  return [
    ...overlaps(svg),
    ...off.map(([x, y]) => `spoken (${x}, ${y}), drawn ${drawn?.y(x)}`),
    ...(/NaN|Infinity|undefined/.test(svg) || !/^<svg[^]*<\/svg>$/.test(svg) ? ['a broken drawing'] : [])
  ]
}

test.each(TEMPLATES.map(one => [one.key, one] as const))('%s: solved from what is printed', (key, one) => {
  const faults = SEEDS.flatMap(seed =>
    one.boards.flatMap(board => faultsOf(key, one.run(seed, board).question).map(fault => `${board} ${seed}: ${fault}`))
  )
  expect({ faults: faults.length, of: SEEDS.length * one.boards.length, first: faults.slice(0, 8) }).toMatchObject({
    faults: 0,
    first: []
  })
  const { question } = one.run(1)
  expect(question.parts.length).toBeGreaterThanOrEqual(Math.max(...one.sizes))
  expect(questionMarks(question)).toBeGreaterThanOrEqual(7)
})

test.each(TEMPLATES.map(one => [one.key, one] as const))(
  '%s: two hundred seeds are two hundred questions',
  (_, one) => {
    const words = Array.from({ length: 200 }, (__, at) => questionWords(one.run(at * 7919 + 1).question))
    expect(new Set(words).size).toBe(200)
  }
)

test('a second method that agrees with anything proves nothing: an answer off by two in a hundred is found', () => {
  const known = TEMPLATES.flatMap(one => {
    const { question } = one.run(3)
    const { wants = [] } = SOLVERS[one.key]?.(printed(question)) ?? {}
    return question.parts.flatMap((part, at) => {
      const want = wants[at]
      const isRange = accepted(part).high > 0 || accepted(part).low < 0
      return want && typeof want !== 'string' && !isRange && part.command !== 'state'
        ? [
            {
              key: one.key,
              label: part.label,
              says: differs(
                part,
                want.map(value => value * 1.02 + 0.01)
              )
            }
          ]
        : []
    })
  })
  expect(known.length).toBeGreaterThan(40)
  expect(known.filter(({ says }) => says === null)).toEqual([])
})

test('Cambridge IGCSE got m s⁻¹ and 9.81', () => {
  for (const one of TEMPLATES.filter(({ boards }) => boards.includes('IGCSE'))) {
    const words = JSON.stringify(one.run(5, 'IGCSE').question)
    expect(words).not.toMatch(/[a-z°³C]⁻[¹²³](?!\()/u)
    expect(words).not.toMatch(/9\.81/)
  }
  const words = JSON.stringify(TEMPLATES.find(({ key }) => key === 'phy-motion')?.run(5, 'IGCSE').question)
  expect(words).toMatch(/speed \/ \(m\/s\)/)
  expect(words).toMatch(/\d m\/s²/)
})

test('the page knows the topics of the templates', () => {
  const topics = new Map(TEMPLATES.map(({ subject, topic }) => [topic.code, { subject, ...topic }]))
  expect(TEMPLATE_TOPICS).toEqual([...topics.values()])
})
