import { clockTime, stamp } from '#domain/lecture/files/times.ts'
import { inOneLine, type Cue } from '#domain/lecture/files/cue.ts'

/** A line of subtitles ends at an arrow or an empty line, so neither may stand in it. */
const escaped = (text: string): string =>
  inOneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const said = (cues: readonly Cue[]): Cue[] => cues.filter(one => inOneLine(one.text) !== '')

export function toVtt(cues: readonly Cue[]): string {
  const blocks = said(cues).map(({ from, to, text, speaker }) => {
    const voice = inOneLine(speaker) === '' ? '' : `<v ${escaped(speaker)}>`
    return `${stamp(from, '.')} --> ${stamp(to, '.')}\n${voice}${escaped(text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** SubRip knows neither speakers nor signs in disguise: who speaks stands before the words. */
export function toSrt(cues: readonly Cue[]): string {
  return said(cues)
    .map(({ from, to, text, speaker }, index) => {
      const who = inOneLine(speaker) === '' ? '' : `${inOneLine(speaker)}: `
      const words = `${who}${inOneLine(text)}`.replaceAll('-->', '→')
      return `${index + 1}\n${stamp(from, ',')} --> ${stamp(to, ',')}\n${words}\n`
    })
    .join('\n')
}

const plain = (text: string): string => inOneLine(text).replace(/([\\`*_[\]<>#|~])/g, String.raw`\$1`)

export interface Heading {
  readonly from: number
  readonly text: string
}

export function toMarkdown(title: string, cues: readonly Cue[], chapters: readonly Heading[] = []): string {
  const rows = [
    ...chapters.map(one => ({ from: one.from, rank: 0, line: `## ${plain(one.text)}` })),
    ...said(cues).map(one => {
      const who = inOneLine(one.speaker) === '' ? '' : `**${plain(one.speaker)}:** `
      return { from: one.from, rank: 1, line: `**${clockTime(one.from)}** ${who}${plain(one.text)}` }
    })
  ]
  rows.sort((a, b) => a.from - b.from || a.rank - b.rank)
  return `${[`# ${plain(title)}`, ...rows.map(row => row.line)].join('\n\n')}\n`
}
