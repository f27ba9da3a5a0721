import type { Candidate } from '#engine/builtin/candidate.ts'
import { lowerFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

const GOES_ON = /^(?:[\p{Lu}\p{N}⁺⁻]|\)[₀-₉]|\((?:\p{Lu}\p{Ll}?)+\)|[.,]\d)/u
const BEGAN = /(?:[\p{L}\p{N}]|\d[.,])$/u

/** "H₂" of "H₂SO₄", "3" of "3.5": the answer stands in its block only as a part of something longer. */
export function cutsFormula({ answer, back, block, kind, quote, front }: Candidate): boolean {
  if (kind === 'cloze') {
    const [, before = '', after = ''] = /^(.*?)\{\{c1::.+?\}\}(.*)$/su.exec(front) ?? []
    return GOES_ON.test(after) || BEGAN.test(before)
  }
  const said = answer ?? back
  const places = [said, lowerFirst(said)]
    .flatMap(one => placesOf(one, block.text))
    .filter(one => one.start >= quote.start && one.end <= quote.end)
  return (
    places.length > 0 &&
    places.every(one => GOES_ON.test(block.text.slice(one.end)) || BEGAN.test(block.text.slice(0, one.start)))
  )
}

function placesOf(part: string, text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let at = text.indexOf(part); at >= 0 && part !== ''; at = text.indexOf(part, at + 1))
    found.push({ start: at, end: at + part.length })
  return found
}

const SYMBOLS = /[$\\×÷√^²³½∝]|[₀-₉]|\bmod\b|\bdiv\b/iu
const WORDS =
  /\b(?:times|divided by|multiplied by|minus|plus|squared|over|per|sum of|product of|root of|ratio of|difference between)\b/i
const COMPOUND = /^(?:\p{Lu}\p{Ll}?\d*){2,}$|\b(?:\p{Lu}\p{Ll}?)+\d(?:\p{Lu}\p{Ll}?\d*)*\b/u
/** Between two things, and no sign in front of a number. */
const OPERATOR = /\s[+−–/-]\s|(?<=[\p{L}\d)])[+−/](?=[\p{L}\d(])/u
const SIDE = /\d|(?<!\p{L})\p{L}{1,3}(?!\p{L})/u

/** What a formula is asked for holds a sum, a compound or at least an equation of signs. */
export function isFormula(text: string): boolean {
  if (SYMBOLS.test(text) || WORDS.test(text) || COMPOUND.test(text)) return true
  const sides = text.split(/=|→|⇌|->/)
  if (sides.length > 1 && sides.some(side => wordCount(side) <= 2 && SIDE.test(side))) return true
  return OPERATOR.test(text) && text.split(OPERATOR).every(part => wordCount(part) <= 4)
}

export const lacksFormula = ({ front, back }: Candidate): boolean =>
  /\bthe formula (?:for|of)\b/i.test(front) && !isFormula(back)
