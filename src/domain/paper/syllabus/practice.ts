import type { Board } from '#config/boards.ts'
import type { Fact, Numbering, Preset } from '#domain/paper/preset.ts'
import { FORMATS, type Level } from '#domain/paper/syllabus/placing.ts'

/** What a board file says of a subject without a paper of its own here. */
export interface Practice {
  readonly subject: { readonly key: string; readonly name: string }
  readonly levels: readonly (string | null)[]
  readonly bank: readonly string[]
  readonly near: readonly Level[]
}

const NUMBERING: Readonly<Record<Board, Numbering>> = {
  'IB MYP': 'myp',
  IBDP: 'ib',
  IGCSE: 'cambridge',
  ICSE: 'icse',
  CBSE: 'cbse',
  AP: 'ap',
  'A Level': 'cambridge'
}
const NO_NUMBERS = new Set(['history', 'english'])
const MARKS = 25
const MINUTES = 40
const PAPER = 'practice'

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Whether a paper is our own exercise on a board's topics, and not built like one of its papers. */
export const isPractice = ({ paper }: Pick<Preset, 'paper'>): boolean => paper.no === PAPER

/** Papers of no board, on the nearest topics the bank has. */
export function practiceOf(board: Board, list: readonly Practice[], read: string): Preset[] {
  const fact = <T>(value: T): Fact<T> => ({ value, from: [], read, sure: 'low' })
  const formats = FORMATS.filter(one => one !== 'mcq' && (one !== 'task' || board === 'IB MYP'))
  return list.flatMap(({ subject, levels, bank, near }) =>
    levels.map((level): Preset => ({
      id: [PAPER, slug(board), slug(subject.name), ...(level ? [slug(level)] : [])].join('-'),
      board,
      subject: { ...subject, code: null },
      level,
      years: { from: Number(read.slice(0, 4)), to: null },
      paper: { no: PAPER, name: 'Practice paper' },
      minutes: fact(MINUTES),
      marks: fact(MARKS),
      weight: null,
      calculator: fact(NO_NUMBERS.has(subject.key) ? 'not needed' : 'allowed'),
      structure: fact('our own'),
      sections: [
        {
          id: 'A',
          title: 'Answer all questions',
          answer: 'all',
          marks: MARKS,
          slots: [
            { count: [0, 8], marks: [1, 1], formats: ['mcq'] },
            { count: [1, 20], marks: [1, 20], formats }
          ]
        }
      ],
      markModel: 'mixed',
      numbering: NUMBERING[board],
      answers: 'lines',
      objectives: null,
      terms: [],
      topics: fact([{ code: 'nearest', name: 'Nearest topics', bank }]),
      boundaries: [],
      materials: [],
      verified: null,
      holds: { papers: 1, short: true },
      near
    }))
  )
}
