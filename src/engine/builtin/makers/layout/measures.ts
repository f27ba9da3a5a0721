import { laidOutGap } from '#engine/builtin/makers/laid-out.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { isTermName } from '#engine/builtin/makers/terms.ts'

const LINE = /^(\p{L}[\p{L} -]{2,30}):\s+(\S.*)$/u
/** Words, then signs: "volume ⅓πr²h", "surface area = 4πr²". */
const PART = /^([a-z]{3,}(?: [a-z]{3,}){0,3})(?: =)? (\S[^,]*?)(?: where .*)?\.?$/
const isSum = (text: string): boolean =>
  /[π√²³½⅓⅔¼/×^]/.test(text) && /\p{L}/u.test(text) && !/[a-z]{4}|[=|{}$]/.test(text)

/** "Cone: volume ⅓πr²h, curved surface area πrl": several formulas of one thing, each asked by itself. */
export const measures: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || reading.language !== 'en' || !/^(?:paragraph|list-item)$/.test(read.block.kind)) return []
  const [, thing = '', rest = ''] = LINE.exec(read.block.text.trim()) ?? []
  if (thing === '' || !isTermName(thing)) return []
  const parts = rest.split(/,\s+/).map(part => PART.exec(part) ?? [])
  if (parts.length < 2 || !parts.every(([, , sum = '']) => isSum(sum))) return []
  return parts.flatMap(([, quantity = '', answer = '']) => {
    const isTwice = read.block.text.split(answer).length > 2
    const before = `${thing}: ${quantity} = `
    return isTwice ? [] : laidOutGap(read, 'formula', { before, answer, after: '', isNamed: true }, 0.82, '')
  })
}
