import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Source } from '#contract/engine.ts'
import { sourceFromText } from '#engine/source-text.ts'

/** When each text was written: before the engine was tuned on it, or kept from it until one look was judged. */
export const PARTS = {
  tuning: ['history-notes', 'mathematics-notes', 'biology-prose'],
  'second look': [
    'chemistry-notes',
    'economics-prose',
    'geography-notes',
    'english-lecture',
    'physics-lecture',
    'computing-prose'
  ],
  'third look': ['psychology-prose', 'business-notes', 'music-lecture'],
  'third look, held back': ['astronomy-lecture', 'politics-prose', 'religion-notes'],
  'tuning 2': ['biology-notes', 'biology-lecture', 'history-prose', 'history-lecture'],
  'held back': [
    'economics-notes',
    'physics-notes',
    'psychology-notes',
    'computing-notes',
    'chemistry-prose',
    'geography-prose',
    'physics-prose',
    'chemistry-lecture',
    'computing-lecture',
    'economics-lecture',
    'geography-lecture',
    'psychology-lecture'
  ]
} as const

export interface StudyText {
  readonly name: string
  readonly source: Source
  readonly words: number
}

/** A gold text as a source: its first line is the title. */
export function readText(path: string): StudyText {
  const text = readFileSync(path, 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1] ?? ''
  const body = text.replace(/^# .+\n/, '')
  const name = basename(path, '.md')
  return { name, source: sourceFromText(name, title, body), words: body.match(/\S+/g)?.length ?? 0 }
}
