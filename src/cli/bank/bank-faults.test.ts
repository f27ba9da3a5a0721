import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { bankFaults } from '#cli/bank/bank-faults.ts'
import { readBank } from '#cli/bank/read-bank.ts'
import { judge, solvedLine, stemLines, takeIn } from '#cli/bank/second-solve.ts'

const PATH = 'src/content/questions/biology/cells.yaml'

const question = (key: string, lines: string): string => `  - key: ${key}
    boards: [IGCSE]
    format: short
    levels: [core]
    difficulty: 1
    calculator: false
    parts:
      - command: state
        ao: AO1
        marks: 2
        text: State two parts of ${key}.
${lines}        modelAnswer: A wall and a vacuole.
        commonErrors: [Naming one part twice.]
`
const file = (...questions: string[]): string =>
  `subject: biology\ntopic: { code: bio-cells, name: Cells }\nquestions:\n${questions.join('')}`
const points = (first: string, second: string): string =>
  `        scheme:\n          model: points\n          points:\n            - ${first}\n            - ${second}\n`
const GOOD = question('bio-cells-01', points('{ id: p1, text: A wall }', '{ id: p2, text: A vacuole }'))
const faults = (source: string) => bankFaults([{ path: PATH, source }])

test('a good topic has no fault', () => {
  expect(faults(file(GOOD))).toEqual([])
})

test('broken YAML and a wrong field are named with file and line', () => {
  expect(faults('subject: biology\ntopic: { code: bio-cells\n')[0]).toMatch(/^src.*cells\.yaml:\d+ /)
  expect(faults(file(GOOD).replace('marks: 2', 'marks: two'))).toEqual([
    `${PATH}:13 questions.0.parts.0.marks: write a whole number of marks`
  ])
})

test('a question without format or level is refused with file and line', () => {
  expect(faults(file(GOOD.replace('    format: short\n', '')))[0]).toContain(
    `${PATH}:4 questions.0.format: write the format of the question`
  )
  expect(faults(file(GOOD.replace('[core]', '[SL]')))).toEqual([
    `${PATH}:5 bio-cells-01: say in levels at which level of IGCSE it is taught`
  ])
})

test('marks that the scheme does not cover are found, at the line of the scheme', () => {
  const short = question('bio-cells-01', points('{ id: p1, text: A wall }', '{ id: p1, text: A vacuole }'))
  expect(faults(file(short))).toEqual([`${PATH}:19 bio-cells-01: two points are called p1`])
  const one = GOOD.replace(/\n *- \{ id: p2.*\}/, '')
  expect(faults(file(one))).toEqual([`${PATH}:16 bio-cells-01: the points sum to 1, the part has 2 marks`])
})

test('a point can depend only on a point before it', () => {
  const loose = question('bio-cells-01', points('{ id: p1, text: x, dependsOn: [p2] }', '{ id: p2, text: y }'))
  expect(faults(file(loose))[0]).toContain('p1 depends on p2')
})

test('levels without a gap, choices with all reasons, two sample answers from 8 marks', () => {
  const levels = (from: number): string => `        scheme:
          model: levels
          levels: [{ from: 5, to: 8, text: both sides }, { from: 1, to: ${from}, text: one side }]
          indicative: [one, two]
`
  const essay = (from: number): string =>
    question('bio-cells-01', levels(from)).replace('marks: 2', 'marks: 8').replace('command: state', 'command: discuss')
  expect(faults(file(essay(4)))).toEqual([`${PATH}:11 bio-cells-01: from 8 marks on: two sample answers`])
  expect(faults(file(essay(3)))[0]).toContain('the levels must run from 1 to 8 without a gap')
  const choice = `        choices: { A: a wall, B: a tail, C: a root, D: a leaf }
        scheme: { model: choice, key: A, reasons: { B: no, C: no } }
`
  expect(faults(file(question('bio-cells-01', choice).replace('marks: 2', 'marks: 1')))[0]).toContain('B, C, D')
})

test('twins, foreign keys, hard words and missing tables are found', () => {
  const twin = GOOD.replace('bio-cells-01', 'bio-cells-02')
  expect(faults(file(GOOD, twin))).toEqual([`${PATH}:22 the same question stands twice, as in ${PATH}:4`])
  expect(faults(file(GOOD.replace('key: bio-cells-01', 'key: bio-leaf-01')))[0]).toContain('begins with the topic code')
  expect(faults(file(GOOD.replace('State two parts', 'Use Table 1. State two parts')))[0]).toContain(
    'Table 1 is not there'
  )
  expect(faults(file(GOOD.replace('A wall and', 'A wall, what fun! and')))[0]).toContain('no exclamation marks')
  expect(faults(file(GOOD.replace('A wall and', 'The color and')))[0]).toContain('British spelling')
})

test('stems carry nothing of the scheme, of any question of the bank', () => {
  for (const topic of readBank())
    for (const line of stemLines(topic)) {
      expect(Object.keys(JSON.parse(line) as object)).toEqual(['key', 'hash', 'subject', 'topic', 'boards', 'text'])
      expect(line).not.toMatch(/modelAnswer|commonErrors|indicative|"scheme"/)
    }
})

test('answers are taken in as unjudged, once, and only for the stem they answer', () => {
  const files = [{ path: PATH, source: file(GOOD) }]
  const [line = ''] = readBank(files).flatMap(stemLines)
  const { key, hash } = JSON.parse(line) as { key: string; hash: string }
  const first = takeIn(files, [solvedLine.parse({ key, hash, answer: 'Wall; vacuole' })])
  expect([first.done, first.left]).toEqual([['bio-cells-01'], []])
  expect(readBank(first.files)[0]?.questions[0]?.check).toEqual({ hash, answer: 'Wall; vacuole', verdict: 'unjudged' })
  expect(bankFaults(first.files)).toEqual([])
  const judged = first.files.map(one => ({ ...one, source: one.source.replace('unjudged', 'agree') }))
  expect(takeIn(judged, [{ key, hash, answer: 'other' }]).left).toEqual(['bio-cells-01: judged before'])
  expect(takeIn(files, [{ key, hash: '0'.repeat(16), answer: 'x' }]).left).toHaveLength(1)
  expect(takeIn(files, [{ key: 'bio-x-1', hash, answer: 'x' }]).left).toEqual(['bio-x-1: no such question'])
})

test('a stem changed after it was solved asks to be solved again', () => {
  const files = [{ path: PATH, source: file(GOOD) }]
  const [line = ''] = readBank(files).flatMap(stemLines)
  const { files: checked } = takeIn(files, [solvedLine.parse({ ...pick(line), answer: 'x' })])
  expect(judge(checked, [{ key: 'bio-cells-01', verdict: 'agree' }]).files[0]?.source).toContain('verdict: agree')
  const changed = parseDocument(checked.map(one => one.source).join(''))
  changed.setIn(['questions', 0, 'parts', 0, 'text'], 'State two other parts.')
  expect(faults(changed.toString())[0]).toContain('the question was changed after it was solved')
  const verdict = { key: 'bio-cells-01', verdict: 'mended', note: 'asked for other parts' } as const
  const moved = judge([{ path: PATH, source: changed.toString() }], [verdict]).files
  expect(bankFaults(moved)).toEqual([])
  expect(readBank(moved)[0]?.questions[0]).toMatchObject({ earlier: [{ verdict: 'mended', answer: 'x' }] })
  expect(readBank(moved)[0]?.questions[0]?.check).toBeUndefined()
})

const pick = (line: string): { key: string; hash: string } => {
  const { key, hash } = JSON.parse(line) as { key: string; hash: string }
  return { key, hash }
}
