import { cueText } from '#domain/lecture/files/cue-text.ts'
import { inOneLine, type Cue } from '#domain/lecture/files/cue.ts'

/** A cue as the file has it, in the file's order. */
export interface VttCue {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly raw: string
}

const TIMES = /^[ \t\f]*(\d+:)?(\d{2}):(\d{2})\.(\d{3})(?!\d)[ \t\f]*-->[ \t\f]*(\d+:)?(\d{2}):(\d{2})\.(\d{3})(?!\d)/

function secondsOf(hours: string | undefined, minutes = '', seconds = '', fraction = ''): number | null {
  if (Number(minutes) > 59 || Number(seconds) > 59) return null
  const whole = Number((hours ?? '0').replace(':', '')) * 3600 + Number(minutes) * 60 + Number(seconds)
  return (whole * 1000 + Number(fraction)) / 1000
}

function timesOf(line: string): { from: number; to: number } | null {
  const found = TIMES.exec(line)
  if (!found) return null
  const from = secondsOf(found[1], found[2], found[3], found[4])
  const to = secondsOf(found[5], found[6], found[7], found[8])
  return from === null || to === null ? null : { from, to }
}

/** One block from line `at` on: https://www.w3.org/TR/webvtt1/#collect-a-webvtt-block */
function blockAt(lines: readonly string[], at: number, isHeader: boolean): { cue: VttCue | null; next: number } {
  const text: string[] = []
  let times: ReturnType<typeof timesOf> = null
  let id = ''
  let isArrowSeen = false
  let next = at
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    const count = next - at + 1
    if (line.includes('-->')) {
      if (isHeader || !(count === 1 || (count === 2 && !isArrowSeen))) break
      isArrowSeen = true
      times = timesOf(line)
      id = text.splice(0).join('\n')
    } else if (line === '') break
    else text.push(line)
  }
  return { cue: times && { id, ...times, raw: text.join('\n') }, next }
}

/** The cues of a WebVTT file by its specification; null where it is none. */
export function vttCues(file: string): VttCue[] | null {
  const whole = file.replace(/^\ufeff/, '').replaceAll('\0', '\ufffd')
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(whole)) return null
  const lines = whole.split(/\r\n|\r|\n/)
  const cues: VttCue[] = []
  let at = lines[1] === '' ? 1 : blockAt(lines, 1, true).next
  while (at < lines.length) {
    if (lines[at] === '') at += 1
    else {
      const { cue, next } = blockAt(lines, at, false)
      if (cue) cues.push(cue)
      at = next
    }
  }
  return cues
}

export function parseVtt(file: string): Cue[] | null {
  return (
    vttCues(file)?.map(({ from, to, raw }) => {
      const { text, speaker } = cueText(raw)
      return { from, to, text: inOneLine(text), speaker }
    }) ?? null
  )
}
