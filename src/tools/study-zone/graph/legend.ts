import { $names } from '#tools/study-zone/graph/curves.ts'
import { $lines, $sheet } from '#tools/study-zone/graph/graph.store.ts'
import { dashOf } from '#tools/study-zone/graph/Pictures.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

const SVG = 'http://www.w3.org/2000/svg'
const [ROW, EDGE, STROKE, GAP] = [24, 14, 36, 22]
/** Pixels of a sign, a little more than most are wide. */
const SIGN = 7.6
/** Longer than this, a line is cut: it stands whole in the description. */
const MOST_SIGNS = 60

interface Entry {
  readonly line: number
  readonly text: string
}

/** What each curve is: `f(x) = 2x`, or its name with what was typed. */
function entries(): Entry[] {
  const [names, lines] = [$names.get(), $lines.get()]
  return $sheet.get().readings.flatMap((reading, line): Entry[] => {
    const written = lines[line]
    const isDrawn = reading.kind === 'drawn' && reading.drawn.some(({ kind }) => kind !== 'value')
    if (!isDrawn || written?.isShown !== true) return []
    const text = written.text.trim()
    const whole = reading.name === '' ? `${names[line] ?? ''}:  ${text}` : text
    return [{ line, text: whole.length > MOST_SIGNS ? `${whole.slice(0, MOST_SIGNS - 1)}…` : whole }]
  })
}

function element(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  return made
}

/** Writes the names of the curves below the picture; gives the height that they take. */
export function addLegend(svg: SVGSVGElement, width: number, height: number): number {
  let [x, y] = [EDGE, height + ROW]
  const all = entries()
  for (const { line, text } of all) {
    const wide = STROKE + 8 + text.length * SIGN
    if (x > EDGE && x + wide > width - EDGE) [x, y] = [EDGE, y + ROW]
    const group = element('g', { class: 'zn-curve', 'data-subject': subjectSlot(line) })
    const dash = dashOf(line)
    const stroke = element('path', {
      class: 'zn-stroke',
      d: `M${x} ${y - 5}h${STROKE}`,
      ...(dash === undefined ? {} : { 'stroke-dasharray': dash })
    })
    const words = element('text', { class: 'zn-label', x: x + STROKE + 8, y })
    words.textContent = text
    group.append(stroke, words)
    svg.append(group)
    x += wide + GAP
  }
  return all.length === 0 ? 0 : y - height + EDGE
}
