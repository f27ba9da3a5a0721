import { inOneLine, type Cue } from '#domain/lecture/files/cue.ts'

/** Signs of English that are said in a second, where a file has no times. */
const SIGNS_A_SECOND = 14

/** `1:02:03`, `[12:34]`, `**9:02**`, at the beginning of a line or alone on it. */
const AT = /^\s*(?:\*\*|\[|\()?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d{1,3})?(?:\*\*|\]|\))?(?:\s+|$)(.*)$/
const WHO = /^\*\*([^*]{1,80}?):?\*\*:?\s+/

function timed(lines: readonly string[], seconds: number | null): Cue[] {
  const cues: { from: number; lines: string[] }[] = []
  for (const line of lines) {
    const found = AT.exec(line)
    if (found) {
      const from = Number(found[1] ?? 0) * 3600 + Number(found[2]) * 60 + Number(found[3])
      cues.push({ from, lines: [found[4] ?? ''] })
    } else cues.at(-1)?.lines.push(/^#+\s/.test(line) ? '' : line)
  }
  return cues.map(({ from, lines: own }, index) => {
    const whole = own.join('\n').trim()
    const who = WHO.exec(whole)
    const text = inOneLine(who ? whole.slice(who[0].length) : whole)
    const next = cues.slice(index + 1).find(one => one.from > from)?.from ?? seconds
    const said = from + text.length / SIGNS_A_SECOND
    return { from, to: next !== null && next > from ? Math.min(next, said) : said, text, speaker: who?.[1] ?? '' }
  })
}

/** Paragraphs without times: laid over the sound by their length, for there is nothing better. */
function spread(paragraphs: readonly string[], seconds: number | null): Cue[] {
  const signs = paragraphs.reduce((sum, one) => sum + one.length, 0)
  const rate = seconds !== null && seconds > 0 ? signs / seconds : SIGNS_A_SECOND
  let before = 0
  return paragraphs.map(text => {
    const from = before / rate
    before += text.length
    return { from, to: before / rate, text, speaker: '' }
  })
}

export interface TextFile {
  readonly cues: readonly Cue[]
  /** The file has no times: those of the cues are guessed. */
  readonly isGuessed: boolean
}

/** Plain text or Markdown; `seconds`: how long the sound beside it is. */
export function parseTxt(file: string, seconds: number | null): TextFile {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const withTimes = timed(lines, seconds).filter(one => one.text !== '')
  if (withTimes.length > 1 || (withTimes.length === 1 && AT.test(lines.find(line => line.trim() !== '') ?? '')))
    return { cues: withTimes, isGuessed: false }
  const paragraphs = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map(inOneLine)
    .filter(one => one !== '')
  return { cues: spread(paragraphs, seconds), isGuessed: true }
}
