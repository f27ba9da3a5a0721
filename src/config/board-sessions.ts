import type { Board } from '#config/boards.ts'

export type SessionNote = 'india' | 'second' | 'international'

/** One yearly series of written exams: its months, 1 to 12, and whom it is for where not for all. */
export interface BoardSession {
  readonly from: number
  readonly to: number
  readonly levels?: readonly string[]
  readonly note?: SessionNote
}

const MAY = { from: 5, to: 5 }
const NOVEMBER = { from: 11, to: 11 }
const FEBRUARY_MARCH: BoardSession = { from: 2, to: 3, note: 'india' }
const MAY_JUNE = { from: 5, to: 6 }
const OCTOBER_NOVEMBER = { from: 10, to: 11 }

/**
 * The months in which boards hold their written exams, as they publish them: IB in May and November (MYP: of its last
 * year), Cambridge in March (India), June and November, Edexcel's International A Level in January too, CISCE from
 * February, CBSE from February with a second round for class 10 in May, AP in May. Each timetable is the board's own.
 */
export const BOARD_SESSIONS: Readonly<Record<Board, readonly BoardSession[]>> = {
  'IB MYP': [
    { ...MAY, levels: ['Year 5'] },
    { ...NOVEMBER, levels: ['Year 5'] }
  ],
  IBDP: [MAY, NOVEMBER],
  IGCSE: [FEBRUARY_MARCH, MAY_JUNE, OCTOBER_NOVEMBER],
  ICSE: [{ from: 2, to: 3, levels: ['Class 10'] }],
  CBSE: [
    { from: 2, to: 4, levels: ['Class 10', 'Class 12'] },
    { ...MAY, levels: ['Class 10'], note: 'second' }
  ],
  AP: [MAY],
  'A Level': [
    { from: 1, to: 1, note: 'international' },
    FEBRUARY_MARCH,
    MAY_JUNE,
    { ...OCTOBER_NOVEMBER, note: 'international' }
  ]
}
