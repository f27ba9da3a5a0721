/**
 * The library reads JSON without calling itself and writes it again by doing so, which fails from about 5,000 levels
 * on. A list within a list of a note takes four.
 */
const DEEPEST = 1000

const [QUOTE, ESCAPE] = [0x22, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether JSON is nested too deep, told by its brackets outside of strings: cheaper than reading it. */
export function isTooDeep(json: Uint8Array, deepest = DEEPEST): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText && sign === ESCAPE) at += 1
    else if (sign === QUOTE) isText = !isText
    else if (isText) continue
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
