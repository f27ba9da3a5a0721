/** The boards of the specification §1 and their usual levels. Not affiliated with any of them. */
export const BOARDS = ['IB MYP', 'IBDP', 'IGCSE', 'ICSE', 'CBSE', 'AP', 'A Level'] as const
export type Board = (typeof BOARDS)[number]

export const LEVELS = {
  'IB MYP': ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5'],
  IBDP: ['SL', 'HL'],
  IGCSE: ['Core', 'Extended'],
  ICSE: ['Class 9', 'Class 10'],
  CBSE: ['Class 9', 'Class 10', 'Class 11', 'Class 12'],
  AP: ['AP'],
  'A Level': ['AS', 'A2']
} as const satisfies Record<Board, readonly string[]>
