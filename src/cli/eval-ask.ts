import { share, type EvaluatedEngine, type Evaluation } from '#cli/eval-engine.ts'
import { isHeldBack, linesOf, PARTS, type StudyText } from '#cli/eval-texts.ts'

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

interface Asked {
  readonly text: StudyText
  readonly at: number
  readonly inFive: boolean
  readonly refused: boolean
  readonly miss: string
}

type Answerer = ReturnType<EvaluatedEngine['ask']>

async function askOne(answer: Answerer, texts: readonly StudyText[], line: string): Promise<Asked | undefined> {
  const [name = '', question = '', words = ''] = line.split(' | ')
  const text = texts.find(one => one.name === name)
  if (!text) return undefined
  const { passages, verdict } = await answer(question)
  const own = passages.map(one => (one.sourceId === name ? one.span : undefined))
  const at = own.findIndex(span => span && plain(span.quote).includes(plain(words)))
  const blocks = new Set(own.map(span => span?.blockId))
  const inFive = text.source.blocks.some(block => blocks.has(block.id) && plain(block.text).includes(plain(words)))
  const refused = verdict === 'refused'
  const where = refused ? 'refused' : at === -1 ? 'not found' : `only in sentence ${at + 1}`
  return { text, at, inFive, refused, miss: `- ${where}: ${question} (${name})` }
}

function partLine(name: string, rows: readonly Asked[]): string {
  const count = (is: (row: Asked) => boolean): string => share(rows.filter(is).length, rows.length)
  return `| ${name} | ${rows.length} | ${count(row => row.at === 0)} | ${count(row => row.at >= 0 && row.at < 3)} | ${count(row => row.inFive)} | ${count(row => row.refused)} |`
}

/** Every gold question over all texts at once, and the questions that no text answers. */
export async function evaluateAsk(engine: EvaluatedEngine, texts: readonly StudyText[]): Promise<Evaluation> {
  const answer = engine.ask(texts.map(text => text.source))
  const rows: Asked[] = []
  const refusals = new Map<string, { asked: number; refused: number; answered: number }>()
  const notRefused: string[] = []
  for (const { file, line } of linesOf('questions')) {
    const asked = await askOne(answer, texts, line)
    if (asked) rows.push(asked)
    else {
      const question = line.split(' | ')[1] ?? ''
      const { verdict } = await answer(question)
      const sum = refusals.get(file) ?? { asked: 0, refused: 0, answered: 0 }
      refusals.set(file, sum)
      sum.asked += 1
      if (verdict === 'refused') sum.refused += 1
      else notRefused.push(`- ${file}, ${verdict}: ${question}`)
      if (verdict === 'answer') sum.answered += 1
    }
  }
  const held = rows.filter(row => isHeldBack(row.text.part))
  const heldShare = (is: (row: Asked) => boolean): string => share(held.filter(is).length, held.length)
  const refused = (...files: string[]): string => {
    const sums = files.flatMap(file => refusals.get(file) ?? [])
    const of = (key: 'asked' | 'refused' | 'answered'): number => sums.reduce((sum, one) => sum + one[key], 0)
    return `${share(of('refused'), of('asked'))}, called an answer ${of('answered')}`
  }
  const parts = Object.keys(PARTS).map(part =>
    partLine(
      part,
      rows.filter(row => row.text.part === part)
    )
  )
  return {
    figures: [
      ['retrieval recall@5', heldShare(row => row.inFive), '≥ 95 %'],
      ['answer in the first three sentences', heldShare(row => row.at >= 0 && row.at < 3), '≥ 90 %'],
      ['wrongly refused', heldShare(row => row.refused)],
      ['off-topic refused', refused('off-topic-held-back', 'off-topic-last-look'), '≥ 97 %'],
      ['near-topic refused', refused('near-topic-held-back')]
    ],
    details: [
      `| questions | number | first sentence | first three | block in the first five | refused |\n|---|---|---|---|---|---|\n${parts.join('\n')}\n${partLine('all', rows)}`,
      [...refusals.keys()].map(file => `- ${file} refused: ${refused(file)}`).join('\n'),
      `Questions missed:\n${rows
        .filter(row => row.at < 0 || row.at > 2)
        .map(row => row.miss)
        .join('\n')}`,
      `Not refused:\n${notRefused.join('\n')}`
    ]
  }
}
