import { silencesOf } from '#domain/lecture/silence.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Said } from '#domain/lecture/said/said.ts'

export interface Chapter {
  readonly from: number
  readonly title: string
}

/** One who stops for so long begins with something else; not more often than a chapter has something to hear. */
const PAUSE = 6
const LEAST = 180
const MOST = 20
const TITLE = { words: 7, signs: 60 }

/** The first words that are said in it. */
function titleAt(second: number, lines: readonly Said[]): string {
  const line = lines.find(one => one.kind === 'speech' && one.to > second + 1 && one.text.trim() !== '')
  if (!line) return ''
  const words = line.text.trim().split(/\s+/)
  let title = words.slice(0, TITLE.words).join(' ')
  while (title.length > TITLE.signs && title.includes(' ')) title = title.slice(0, title.lastIndexOf(' '))
  return title.slice(0, TITLE.signs).replace(/[\s\p{P}]+$/u, '')
}

/** Where chapters may begin: behind the longest pauses, in order; `nameAt` where nothing is written there. */
export function chaptersAtPauses(
  voiced: readonly Stretch[],
  lines: readonly Said[],
  seconds: number,
  nameAt: (second: number) => string
): Chapter[] {
  const pauses = silencesOf(voiced, seconds)
    .filter(one => one.to - one.from >= PAUSE - 1 && one.from > 0 && one.to < seconds)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
  const starts: number[] = []
  for (const { to } of pauses) {
    const isApart = to >= LEAST && seconds - to >= LEAST / 3 && starts.every(one => Math.abs(one - to) >= LEAST)
    if (isApart && starts.length < MOST) starts.push(to)
  }
  return starts.sort((a, b) => a - b).map(from => ({ from, title: titleAt(from, lines) || nameAt(from) }))
}

/** Who hears that something new begins is a few words into it by then: its line is the beginning. */
const LATE = 5

export function chapterStart(second: number, lines: readonly Said[]): number {
  const line = lines.findLast(one => one.kind === 'speech' && one.from <= second)
  return line && second < line.to && second - line.from <= LATE ? line.from : second
}
