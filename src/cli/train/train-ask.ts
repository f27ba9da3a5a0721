import { writeFileSync } from 'node:fs'
import { readEncoder } from '#cli/files/encoder-file.ts'
import type { Logistic } from '#cli/eval/logistic.ts'
import { examples, type Example } from '#cli/train/train-ask-examples.ts'
import { fitModel, isFirstThree, judge, type Judged, type Names } from '#cli/train/train-ask-fit.ts'
import type { Features } from '#engine/builtin/ask/rank.ts'
import { GATES, WEIGHTS } from '#engine/builtin/ask/weights.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'

/**
 * Finds what the features of ask are worth from all gold questions, by words alone and with the encoder, and how well
 * that holds for an author it was not found on: `node src/cli/train/train-ask.ts` prints the cross-validation, `--write` also
 * writes the weights.
 */
/** Of the questions that are off-topic, how many the limit must refuse. */
const REFUSED = 0.97
/** Of what is called an answer, how much must hold it in the first three sentences. */
const RIGHT = 0.9

interface Limits {
  readonly topic: number
  readonly answer: number
}

const rounded = (value: number): number => Math.ceil(value * 1000) / 1000
function topicLimitFor(judged: readonly Judged[]): number {
  const off = judged.filter(one => one.example.kind === 'off').map(one => one.topic)
  return rounded(off.sort((a, b) => a - b)[Math.ceil(off.length * REFUSED) - 1] ?? 0.5)
}

const among = (reach: Example['reach'], judged: readonly Judged[]): Judged[] =>
  judged.filter(one => one.example.reach === reach)
/** A subject word that is nowhere in the notes forbids an answer. */
const isWhole = ({ example }: Judged): boolean => example.asked.every(one => one.isKnown || !one.isSpecific)

/** Among many texts and in one alone. */
function limitsFor(judged: readonly Judged[]): Limits {
  const topic = Math.max(topicLimitFor(among('alone', judged)), topicLimitFor(among('all', judged)))
  const likeliest = among('all', judged)
    .filter(one => one.topic >= topic && isWhole(one))
    .sort((a, b) => b.answer - a.answer)
  let answer = 1
  likeliest.forEach((one, at) => {
    const sure = likeliest.slice(0, at + 1)
    if (sure.filter(isFirstThree).length / sure.length >= RIGHT) answer = Math.floor(one.answer * 1000) / 1000
  })
  return { topic, answer }
}

function report(name: string, judged: readonly Judged[], limitsOf: (one: Judged) => Limits): void {
  const kinds = (kind: Example['kind']): Judged[] => judged.filter(one => one.example.kind === kind)
  const refused = (one: Judged): boolean => one.topic < limitsOf(one).topic
  const sure = (one: Judged): boolean => !refused(one) && isWhole(one) && one.answer >= limitsOf(one).answer
  const of = (rows: readonly Judged[], is: (one: Judged) => boolean): string =>
    `${rows.filter(is).length} of ${rows.length} (${((100 * rows.filter(is).length) / Math.max(1, rows.length)).toFixed(0)} %)`
  const gold = kinds('answered')
  const found = (one: Judged): boolean => one.blockPlace >= 0 && one.blockPlace < 5
  const line = [
    of(gold, found),
    of(gold, one => found(one) && !refused(one)),
    of(gold, isFirstThree),
    of(gold, one => isFirstThree(one) && !refused(one)),
    of(gold, refused),
    of(kinds('off'), refused),
    of(kinds('near'), refused),
    `${judged.filter(sure).length}, right ${of(judged.filter(sure), isFirstThree)}, near-topic ${kinds('near').filter(sure).length}`
  ]
  console.log(`| ${name} | ${line.join(' | ')} |`)
}

function reportAll(how: string, judged: readonly Judged[], limitsOf: (one: Judged) => Limits): void {
  console.log(
    `\n| ${how} | block in five | not refused | first three | not refused | refused | off-topic refused | near-topic refused | answers |`
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const [reach, name] of [
    ['all', ''],
    ['alone', ', each over its own text']
  ] as const) {
    const some = among(reach, judged)
    for (const [hand, own] of Map.groupBy(some, one => one.example.hand)) report(`${hand}${name}`, own, limitsOf)
    report(`all together${name}`, some, limitsOf)
  }
}

type Column = Readonly<Record<string, number>>
const columnOf = ({ weights, bias }: Logistic): Column => ({ ...weights, bias })
const rounded3 = (value = 0): number => Number(value.toFixed(3))
/** A row a name, a number a column. */
const table = (columns: readonly Column[]): string =>
  [...new Set(columns.flatMap(one => Object.keys(one)))]
    .map(name => `  ${name}: [${columns.map(one => rounded3(one[name])).join(', ')}]`)
    .join(',\n')

/** The weights as they are to be written: of a sentence, and of the gate. */
function train(
  how: string,
  names: Names,
  encoder?: () => Encoder
): { readonly sentence: Column; readonly gates: readonly Column[]; readonly limits: Limits } {
  const all = examples(encoder)
  const hands = [...new Set(all.map(one => one.hand))]
  const crossed = hands.flatMap(hand => {
    const model = fitModel(
      all.filter(one => one.hand !== hand),
      names
    )
    return judge(
      all.filter(one => one.hand === hand),
      names,
      model
    )
  })
  const limits = limitsFor(crossed)
  // Nor are the limits of an author's questions chosen with them in sight.
  const others = new Map(hands.map(hand => [hand, limitsFor(crossed.filter(one => one.example.hand !== hand))]))
  const model = fitModel(all, names)
  console.log(`\n${how}; limits: topic ${limits.topic}, answer ${limits.answer}`)
  reportAll('cross-validated by hand', crossed, one => others.get(one.example.hand) ?? limits)
  reportAll('in-sample', judge(all, names, model), () => limits)
  return {
    sentence: Object.fromEntries(names.sentence.map((name, at) => [name, model.sentence[at] ?? 0])),
    gates: [columnOf(model.topic), columnOf(model.answer)],
    limits
  }
}

/** The names that a column has a weight for. */
const namesIn = <Name extends string>(rows: Readonly<Record<Name, readonly number[]>>, column: number): Name[] =>
  (Object.keys(rows) as Name[]).filter(name => name !== 'bias' && rows[name][column] !== 0)
const namesOf = (way: 0 | 1): Names => ({
  sentence: namesIn<keyof Features>(WEIGHTS, way),
  topic: namesIn(GATES, 2 * way),
  answer: namesIn(GATES, 2 * way + 1)
})

const words = train('By words', namesOf(0))
const meaning = train('By words and meaning', namesOf(1), readEncoder)
if (process.argv.includes('--write'))
  writeFileSync(
    'src/engine/builtin/ask/weights.ts',
    `/** Made by src/cli/train/train-ask.ts from the gold questions: what each feature of a sentence is worth, by words alone and with the encoder. */
export const WEIGHTS = {
${table([words.sentence, meaning.sentence])}
} as const
/**
 * Whether notes speak of a question, and whether the first passages answer it: both by words alone, then both with the
 * encoder. Chances below the first limit are refused, from the second on called an answer.
 */
export const GATES = {
${table([...words.gates, ...meaning.gates])}
} as const
export const LIMITS = [${[words.limits, meaning.limits].flatMap(one => [one.topic, one.answer]).join(', ')}] as const
`
  )
