import { METHODS } from '#engine/care/lists/methods.ts'
import { readList } from '#engine/care/line.ts'
import { asLine } from '#engine/care/plain.ts'

const LISTS = METHODS.map(readList)

/** Whether a text tells a way to die, to hurt oneself, to starve or to hide it, whatever was asked. */
export function tellsMethod(text: string): boolean {
  const line = asLine(text)
  const words = line.split(' ')
  return LISTS.some(list => list.script.test(line) && list.linesFor(words).some(({ found }) => found.test(line)))
}
