import { cueText } from '#domain/lecture/files/cue-text.ts'
import { inOneLine, type Cue } from '#domain/lecture/files/cue.ts'

const TIME = String.raw`(\d{1,4}):(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-+>\s*${TIME}`)

/** `5,5` is five seconds and five thousandths, as players and python3-srt read it. */
const secondsOf = (h = '', m = '', s = '', fraction = '0'): number =>
  ((Number(h) * 3600 + Number(m) * 60 + Number(s)) * 1000 + Number(fraction)) / 1000

/** Which lines belong to the cue whose times stand at `at`; the number of the next cue is not said. */
function textOf(lines: readonly string[], at: number, next: number): string {
  const isLast = next >= lines.length
  const end = !isLast && /^\s*\d+\s*$/.test(lines[next - 1] ?? '') && next - 1 > at ? next - 1 : next
  return lines
    .slice(at + 1, end)
    .join('\n')
    .trim()
}

/** SubRip, which has no specification: read by its lines of times, so that numbers may be missing, doubled or wrong. */
export function parseSrt(file: string): Cue[] {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const times = lines.flatMap((line, at) => {
    const found = TIMES.exec(line)
    return found ? [{ at, found }] : []
  })
  return times.map(({ at, found }, index) => {
    const raw = textOf(lines, at, times[index + 1]?.at ?? lines.length)
    const { text, speaker } = cueText(raw.replace(/\{\\[^}]*\}/g, ''))
    const [, ...parts] = found
    return { from: secondsOf(...parts.slice(0, 4)), to: secondsOf(...parts.slice(4)), text: inOneLine(text), speaker }
  })
}
