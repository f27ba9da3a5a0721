import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encoderOf } from '#engine/builtin/meaning/encoder.ts'
import { careOf } from '#engine/care/care.ts'
import { soundsLikeDistress } from '#engine/care/meaning.ts'

const file = readFileSync('src/engine/builtin/meaning/sentence-encoder.bin')
const encoder = encoderOf(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

const STUDY = ['study', 'hyperbole']

/** What the lists get wrong, and what they get wrong with the sentence encoder beside them. */
function wrongIn(name: string) {
  const rows = readFileSync(`tests/fixtures/care/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t'))
  const read = rows.map(([kind = '', , text = '']) => {
    const isListed = careOf(text) === 'crisis'
    return { kind, text, isListed, isHeard: isListed || soundsLikeDistress(encoder.encode(text)) }
  })
  const texts = read.filter(({ kind }) => !STUDY.includes(kind))
  const of = (kind: string) => read.filter(one => one.kind === kind)
  return {
    count: [texts.length, of('study').length, of('hyperbole').length],
    missed: texts.filter(one => !one.isListed).map(one => one.text),
    missedWithMeaning: texts.filter(one => !one.isHeard).length,
    stopped: of('study').filter(one => one.isListed).length,
    stoppedWithMeaning: of('study').filter(one => one.isHeard).length,
    hyperboles: of('hyperbole').filter(one => one.isListed).length
  }
}

/** Written before the lists were opened; seen now. What was missed at first sight is in decision 032. */
test.each([
  ['fresh-1', { missed: 0, withMeaning: 0, stopped: 0, hyperboles: 1 }],
  ['fresh-2', { missed: 3, withMeaning: 1, stopped: 0, hyperboles: 2 }]
])('%s: no more is missed or stopped than was reached', (name, reached) => {
  const wrong = wrongIn(name)
  expect(wrong.count[0]).toBe(80)
  expect((wrong.count[1] ?? 0) + (wrong.count[2] ?? 0)).toBe(100)
  expect(wrong.missed.length, wrong.missed.join('\n')).toBeLessThanOrEqual(reached.missed)
  expect(wrong.missedWithMeaning).toBeLessThanOrEqual(reached.withMeaning)
  expect(wrong.stopped).toBeLessThanOrEqual(reached.stopped)
  expect(wrong.stoppedWithMeaning).toBeLessThanOrEqual(reached.stopped)
  expect(wrong.hyperboles).toBeLessThanOrEqual(reached.hyperboles)
})
