import type { BankQuestion } from '#contract/bank.ts'
import type { Fault } from '#cli/bank/scheme-faults.ts'

/** Longer sentences in what a student must understand before writing. */
const MOST_WORDS = 40
const AMERICAN = /\b(?:color|behavior|labor|favor|center|analyze|organize|fiber|defense|theater|traveled)\w*/i
const HOSTILE = /<script|<foreignObject|\sstyle=|\son\w+=|href=|url\(/i

/** Plain words, British spelling, and drawings that our policy lets through. */
export function wordFaults(question: BankQuestion): Fault[] {
  const asked: readonly Fault[] = [
    [['stem'], question.stem ?? ''],
    ...question.parts.map((part, index) => [['parts', index, 'text'], part.text] as const)
  ]
  const ours: Fault[] = [...asked]
  question.parts.forEach((part, index) => {
    ours.push([['parts', index, 'modelAnswer'], part.modelAnswer])
    part.commonErrors.forEach((text, at) => ours.push([['parts', index, 'commonErrors', at], text]))
    ours.push([['parts', index, 'scheme'], JSON.stringify(part.scheme)])
  })
  return [
    ...asked.filter(([, text]) => longest(text) > MOST_WORDS).map(([place]) => fault(place, 'a sentence is too long')),
    ...ours.filter(([, text]) => text.includes('!')).map(([place]) => fault(place, 'no exclamation marks')),
    ...ours.flatMap(([place, text]) => {
      const word = AMERICAN.exec(text)?.[0]
      return word ? [fault(place, `write ${word} in British spelling`)] : []
    }),
    ...ours.flatMap(([place, text]) => {
      const twice = /\b(?!that\b|had\b)([a-z]{2,}) \1\b/i.exec(text)?.[0]
      return twice ? [fault(place, `"${twice}" stands twice`)] : []
    }),
    ...(question.figures ?? []).flatMap(({ svg }, index) => figureFaults(svg, index)),
    ...referenceFaults(question)
  ]
}

const fault = (place: Fault[0], message: string): Fault => [place, message]

const longest = (text: string): number =>
  Math.max(0, ...text.split(/(?<=[.?:;])\s+|\n/).map(sentence => sentence.split(/\s+/).filter(Boolean).length))

function figureFaults(svg: string, index: number): Fault[] {
  const place = ['figures', index, 'svg'] as const
  return [
    ...(/^<svg [^>]*viewBox="/.test(svg.trim()) ? [] : [fault(place, 'start with <svg and a viewBox')]),
    ...(HOSTILE.test(svg) ? [fault(place, 'no script, style, link or handler in a drawing')] : [])
  ]
}

/** "Table 1" or "Source B" in a question must be there to be looked at. */
function referenceFaults(question: BankQuestion): Fault[] {
  const there = new Set([...(question.stimuli ?? []), ...(question.figures ?? [])].map(({ label }) => label))
  return question.parts.flatMap((part, index) =>
    [...part.text.matchAll(/\b(?:Table|Source|Fig\.|Text|Extract) (?:\d|[A-D])\b/g)]
      .filter(([label]) => !there.has(label))
      .map(([label]) => fault(['parts', index, 'text'], `${label} is not there`))
  )
}
