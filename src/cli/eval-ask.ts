import { globSync, readFileSync } from 'node:fs'
import type { StudyText } from '#cli/eval-texts.ts'
import { askIndex } from '#engine/builtin/ask/ask.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Asks every gold question over all texts at once and prints what was found, what was missed and what was refused. */
export function printAsk(texts: readonly StudyText[]): void {
  const rows = globSync('tests/fixtures/questions/*.txt')
    .sort()
    .flatMap(path => readFileSync(path, 'utf8').split('\n'))
    .filter(line => line !== '')
    .map(line => line.split(' | '))
  const index = indexOf(texts.map(text => text.source))
  let [first, three, five, refusedWrongly, total] = [0, 0, 0, 0, 0]
  const missed: string[] = []
  for (const [name = '', question = '', answer = ''] of rows.filter(row => row.length === 3)) {
    total += 1
    const { passages, verdict } = askIndex(index, question, { max: 5 })
    const at = passages.findIndex(one => one.sourceId === name && plain(one.span.quote).includes(plain(answer)))
    const block = passages.some(one => {
      const found = texts
        .find(text => text.name === one.sourceId)
        ?.source.blocks.find(two => two.id === one.span.blockId)
      return one.sourceId === name && plain(found?.text ?? '').includes(plain(answer))
    })
    if (at === 0) first += 1
    if (at >= 0 && at < 3) three += 1
    else missed.push(`- ${verdict === 'refused' ? 'refused' : `not in the first three`}: ${question} (${name})`)
    if (block) five += 1
    if (verdict === 'refused') refusedWrongly += 1
  }
  const refusedOf = (kind: string): string => {
    const questions = rows.filter(row => row[0] === kind)
    const answered = questions.filter(row => askIndex(index, row[1] ?? '').verdict !== 'refused')
    const bold = questions.filter(row => askIndex(index, row[1] ?? '').verdict === 'answer').length
    for (const [, question = ''] of answered) missed.push(`- ${kind}, not refused: ${question}`)
    return `${share(questions.length - answered.length, questions.length)}, called an answer ${bold}`
  }
  console.log(
    `\nAsk, over all texts at once: answer in the first sentence ${share(first, total)}, in the first three ${share(three, total)}, block in the first five ${share(five, total)}, wrongly refused ${share(refusedWrongly, total)}`
  )
  console.log(`Refused off-topic ${refusedOf('off')}, near-topic ${refusedOf('near')}`)
  console.log(`\nAsk, missed:\n${missed.join('\n')}`)
}
