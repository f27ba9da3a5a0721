import { share, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import {
  freshLibraries,
  libraries,
  says,
  sealedLibraries,
  type GoldQuestion,
  type Library
} from '#cli/eval/eval-questions.ts'
import { ALL_PARTS, LATEST, type Part, type StudyText } from '#cli/eval/eval-texts.ts'
import type { AskResult } from '#contract/engine/ask.ts'

interface Answered {
  readonly part: Part
  /** Place of the first passage that holds the answer, -1 where none does. */
  readonly at: number
  /** Its block is among the five nearest: by itself (null where the engine does not tell), and as shown. */
  readonly isFound: boolean | null
  readonly isShown: boolean
  readonly verdict: AskResult['verdict']
  readonly line: string
}

interface Unanswered {
  readonly file: string
  readonly kind: GoldQuestion['kind']
  readonly verdict: AskResult['verdict']
  readonly line: string
}

function answered(one: GoldQuestion, text: StudyText, result: AskResult, isFound: boolean | null): Answered {
  const own = result.passages.map(passage => (passage.sourceId === text.name ? passage.span : undefined))
  const at = own.findIndex(span => span !== undefined && says(span.quote, one.words))
  const blocks = new Set(own.slice(0, 5).map(span => span?.blockId))
  const isShown = text.source.blocks.some(block => blocks.has(block.id) && says(block.text, one.words))
  const { verdict } = result
  const found = isFound === false ? ', block not found' : ''
  const where = at === -1 ? 'not found' : `only in sentence ${at + 1}`
  const line = `- ${verdict === 'refused' ? `refused${found}` : `${where}${found}`}: ${one.question} (${text.name})`
  return { part: text.part, at, isFound, isShown, verdict, line }
}

async function askLibrary(engine: EvaluatedEngine, { texts, questions }: Library) {
  const sources = texts.map(text => text.source)
  const answer = engine.ask(sources)
  const retrieve = engine.retrieve?.(sources)
  const [rows, others]: [Answered[], Unanswered[]] = [[], []]
  for (const one of questions) {
    const result = await answer(one.question)
    const text = texts.find(own => own.name === one.text)
    if (text) {
      const found = retrieve?.(one.question).some(block => block.sourceId === text.name && says(block.text, one.words))
      rows.push(answered(one, text, result, found ?? null))
    } else if (one.kind !== 'answered') {
      const { verdict } = result
      others.push({ file: one.file, kind: one.kind, verdict, line: `- ${one.file}, ${verdict}: ${one.question}` })
    }
  }
  return { rows, others }
}

const isRefused = (row: { readonly verdict: AskResult['verdict'] }): boolean => row.verdict === 'refused'
const isFirstThree = (row: Answered): boolean => row.at >= 0 && row.at < 3
const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean): string =>
  share(rows.filter(is).length, rows.length)

function retrieval(rows: readonly Answered[]): string {
  return rows.some(row => row.isFound === null) ? '–' : count(rows, row => row.isFound === true)
}

const partLine = (name: string, rows: readonly Answered[]): string =>
  `| ${name} | ${rows.length} | ${retrieval(rows)} | ${count(rows, row => row.isShown)} | ${count(rows, row => row.at === 0)} | ${count(rows, isFirstThree)} | ${count(rows, row => row.verdict === 'answer')} | ${count(rows, isRefused)} |`

function refusals(rows: readonly Unanswered[]): string {
  return `${count(rows, isRefused)}, called an answer ${rows.filter(row => row.verdict === 'answer').length}`
}

/** Every gold question over all texts of its library at once, and the questions that no text there answers. */
export async function evaluateAsk(engine: EvaluatedEngine, texts: readonly StudyText[]): Promise<Evaluation> {
  const [rows, others]: [Answered[], Unanswered[]] = [[], []]
  for (const library of [...libraries(texts), ...freshLibraries(), ...sealedLibraries()]) {
    const asked = await askLibrary(engine, library)
    rows.push(...asked.rows)
    others.push(...asked.others)
  }
  const held = rows.filter(row => row.part === LATEST)
  const among = (...files: string[]): Unanswered[] => others.filter(one => files.includes(one.file))
  const parts = Object.keys(ALL_PARTS).map(part =>
    partLine(
      part,
      rows.filter(row => row.part === part)
    )
  )
  const files = [...new Set(others.map(one => one.file))]
  return {
    figures: [
      ['retrieval recall@5', retrieval(held), '≥ 95 %'],
      ['recall@5 where a refusal counts as missed', count(held, row => row.isShown)],
      ['answer in the first three sentences', count(held, isFirstThree), '≥ 90 %'],
      ['wrongly refused', count(held, isRefused)],
      ['off-topic refused', refusals(among(`off-topic-${LATEST.replace(' ', '-')}`)), '≥ 97 %'],
      ['near-topic refused', refusals(among(`near-topic-${LATEST.replace(' ', '-')}`))]
    ],
    details: [
      `| questions | number | block in the first five | and not refused | first sentence | first three | called an answer | refused |\n|---|---|---|---|---|---|---|---|\n${parts.join('\n')}\n${partLine('all', rows)}`,
      files.map(file => `- ${file} refused: ${refusals(among(file))}`).join('\n'),
      `Questions missed:\n${rows
        .filter(row => !isFirstThree(row))
        .map(row => row.line)
        .join('\n')}`,
      `Not refused:\n${others
        .filter(row => !isRefused(row))
        .map(row => row.line)
        .join('\n')}`
    ]
  }
}
