import { ask } from '#engine/builtin/candidate.ts'
import { ASPECTS, isNounPhrase, MEANING, REMARK, sideOf } from '#engine/builtin/makers/table-heads.ts'
import { isAspect } from '#engine/builtin/makers/table-sides.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** How nouns end that things differ in. */
const NOUN =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ency|ancy|ure|th|ing|age|sis|ics|logy|phy|ship|out|size|speed)s?$/

/** Two columns that are two things of one kind; the rows are what they differ in. */
export function isComparison(header: readonly string[], isTurned: boolean): boolean {
  const [corner = '', ...columns] = header
  return (
    columns.length === 2 &&
    (isTurned || ASPECTS.test(corner.trim())) &&
    columns.every(
      column =>
        /\p{L}{2}/u.test(column) &&
        !MEANING.test(column) &&
        !REMARK.test(column.trim()) &&
        !sideOf(column) &&
        isNounPhrase(column)
    )
  )
}

/** "How do mitosis and meiosis differ in the number of cells?": the question, and what stands in the two cells. */
export function comparison(
  header: readonly string[],
  cells: readonly string[],
  name: string,
  reading: Reading
): { front: string; back: string; trust: number } | undefined {
  const [, a = '', b = ''] = header
  const [, left = '', right = ''] = cells
  const isSign = [left, right].some(cell => !/[\p{L}\p{N}]/u.test(cell))
  if (isSign || left === right || wordCount(name) > 6 || !isNounPhrase(name)) return undefined
  if (/ly$|^(?:if|when|how|why|what|where|who|how often|don['’]t|not)\b/i.test(name) || /[?]/.test(name))
    return undefined
  // "Secondary", "long term": of what, the table does not say.
  if (tag(name, 0, []).at(-1)?.pos === 'ADJ' && !/^(?:good|bad)$/i.test(name)) return undefined
  const back = `${upperFirst(a)}: ${left}\n${upperFirst(b)}: ${right}`
  // "Suits people with …", "homeless": no noun of which two things differ.
  const last = /\p{L}+$/u.exec(name.replace(/\s*\([^)]*\)$/, ''))?.[0].toLowerCase() ?? ''
  const isMeasured = isAspect(name) || isCommon(last) || isCommon(last.replace(/s$/, '')) || NOUN.test(last)
  if (!isMeasured || (/^\p{Ll}+[^su]s (?!per\b|of\b)\p{Ll}/u.test(name) && wordCount(name) > 2)) return undefined
  const isNamed = [a, b].some(one => /\p{Lu}\S* (?:\S+ )?\p{Lu}/u.test(one))
  const [pair, aspect] = [`${reading.casing.inside(a)} and ${reading.casing.inside(b)}`, aspectOf(name)]
  const isCount =
    !/^(?:number|amount)/i.test(name) &&
    [left, right].every(cell => /^(?:\d[\d ,]*|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(cell)) &&
    /[^s]s$/.test(name)
  if (isCount && !isNamed) return { front: ask(`how do ${pair} differ in the number of ${name}`), back, trust: 0.86 }
  const measure = /^(?:number|size|amount|length|level|type|kind|place|cost|speed|direction) (?:of|for)\b/i.test(name)
  // "Compare L'Aquila and Gorkha: date": of what, the names do not say. Lists in both cells are no one idea.
  const isListed = [left, right].some(cell => cell.includes(',') && wordCount(cell) > 6)
  if (isNamed && (/^(?:date|when|time|year|place|where)$/i.test(name) || isListed)) return undefined
  if (isNamed || aspect !== name)
    return { front: ask(`compare ${pair}: ${aspect}`).replace(/\?$/, '.'), back, trust: 0.84 }
  return { front: ask(`how do ${pair} differ in ${measure ? 'the ' : ''}${name}`), back, trust: 0.86 }
}

/** "Good" and "bad" head the rows of many a student's table. */
function aspectOf(name: string): string {
  const side = sideOf(name)
  if (side) return `${side}s`
  return /^\p{Lu}\p{Ll}+$/u.test(name) && isCommon(name.toLowerCase()) ? name.toLowerCase() : name
}
