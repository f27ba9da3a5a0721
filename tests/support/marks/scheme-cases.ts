import { readFileSync } from 'node:fs'
import type { ReadPoint } from '../../../src/domain/marks/scheme/collect.ts'
import type { Paste, PastePart } from '../../../src/domain/marks/scheme/read.ts'

export interface SchemeCase {
  readonly name: string
  readonly pasted: string
  readonly wanted: string
}

/** The cases of tests/fixtures/marking/pasted.txt. */
export const schemeCases = (path: string): SchemeCase[] =>
  readFileSync(path, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(block => {
      const [head = '', ...rest] = block.split('\n')
      const [pasted = '', wanted = ''] = rest.join('\n').split('\n---\n')
      return { name: head, pasted, wanted: wanted.trimEnd() }
    })

function pointWords(point: ReadPoint, limits: PastePart['limits']): string {
  const { text, marks, type, alternatives = [], reject = [], rules = [], group } = point
  return [
    text,
    ...alternatives.map(one => `/${one}`),
    ...reject.map(one => `!${one}`),
    ...(type ? [`[${type}]`] : []),
    ...(marks === 1 ? [] : [`x${marks}`]),
    ...(point.graded ? [point.graded.join(',')] : []),
    ...(point.implied ? ['(implied)'] : []),
    ...(point.alone === undefined ? [] : [`N${point.alone}`]),
    ...(point.special ? ['(special)'] : []),
    ...(point.followThrough ? ['ft'] : []),
    ...(point.dependsOn ? [`needs ${point.dependsOn.join(',')}`] : []),
    ...(rules.length > 0 ? [`{${rules.join(', ')}}`] : []),
    ...(group === undefined ? [] : [`@${limits[group] ?? '?'}`])
  ].join(' ')
}

function partWords({ label, model, points, limits, levels, key, guidance, stated, sum }: PastePart): string {
  const head = `${label} = ${sum}/${stated ?? '-'}: `
  if (model === 'choice') return `${head}key ${key ?? ''}`
  if (model === 'levels') return head + levels.map(({ from, to, text }) => `${from}-${to} ${text}`).join('; ')
  return `${head}${points.map(point => pointWords(point, limits)).join(' | ')}${guidance === '' ? '' : ` {rule: ${guidance}}`}`
}

/** What was read, in the words of the fixture. */
export const pasteWords = ({ state, parts }: Paste): string =>
  state === 'unreadable' ? state : parts.map(partWords).join('\n')
