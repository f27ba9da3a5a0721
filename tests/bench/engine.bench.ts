import type { Row } from '#cli/report/bench-table.ts'
import { benchAsk, benchEngine, benchMark, benchMeaning, benchQuiz } from './engine.ts'

export const title = 'Built-in engine, in Node'
export const how = 'Notes made of the gold texts; the first run loads the language model, the median leaves it out.'

export function measure(): Promise<readonly Row[]> {
  const cards = benchEngine()
  const ask = benchAsk()
  const meaning = benchMeaning()
  const quiz = benchQuiz()
  const mark = benchMark()
  return Promise.resolve([
    {
      what: `${cards.words.toLocaleString('en-GB')} words to ${cards.cards} cards`,
      value: `${cards.median.toFixed(0)} median, ${cards.first.toFixed(0)} first`,
      bar: 'median ≤ 1,000 ms',
      isMet: cards.median <= 1000
    },
    {
      what: `one question over ${ask.blocks.toLocaleString('en-GB')} blocks`,
      value: `${ask.median.toFixed(1)} median, index built in ${ask.indexing.toFixed(0)}`,
      bar: 'median ≤ 100 ms',
      isMet: ask.median <= 100
    },
    {
      what: 'the same with the sentence encoder',
      value: `${meaning.median.toFixed(1)} median, a sentence read in ${meaning.sentence.toFixed(1)}`,
      bar: 'median ≤ 100 ms',
      isMet: meaning.median <= 100
    },
    {
      what: `a quiz of 20 questions from ${quiz.notes} notes`,
      value: `${quiz.median.toFixed(0)} median`,
      bar: 'median < 500 ms',
      isMet: quiz.median < 500
    },
    { what: 'one answer marked by a scheme of four points', value: `${mark.median.toFixed(2)} median` }
  ])
}
