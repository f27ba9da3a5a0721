/** What a question is made like; a section of a paper names those it takes. */
export const FORMATS = [
  'mcq',
  'short',
  'structured',
  /** On figures or a table of its own. */
  'data',
  'source',
  /** Extended response of the IB: several parts of 16 marks in all. */
  'set',
  'essay',
  /** Essays in parts, as IB Economics (10 + 15), 0470 (4 + 6 + 10) and 0455 (2 + 4 + 6 + 8) set them. */
  'two-part',
  'three-part',
  'four-part',
  /** For one criterion of the MYP. */
  'task',
  'synthesis',
  'rhetorical',
  'argument',
  'analysis',
  'summary',
  'composition'
] as const
export type Format = (typeof FORMATS)[number]

/** Where a board first teaches it: Cambridge tiers, halves of the A Level, levels of the IB, classes of CBSE. */
export const LEVELS = ['core', 'extended', 'AS', 'A2', 'SL', 'HL', 'IX', 'X', 'XI', 'XII'] as const
export type Level = (typeof LEVELS)[number]

const LEVELS_OF: Readonly<Record<string, readonly Level[]>> = {
  IBDP: ['SL', 'HL'],
  'A Level': ['AS', 'A2'],
  CBSE: ['IX', 'X', 'XI', 'XII'],
  IGCSE: ['core', 'extended']
}
/** Cambridge has tiers in these. */
const TIERED = new Set(['biology', 'chemistry', 'physics', 'mathematics'])

/** Boards of a question of which it does not say the level. */
export const unplaced = (
  subject: string,
  { boards, levels }: { readonly boards: readonly string[]; readonly levels: readonly Level[] }
): string[] =>
  boards.filter(board => {
    const known = board === 'IGCSE' && !TIERED.has(subject) ? undefined : LEVELS_OF[board]
    return known !== undefined && !known.some(level => levels.includes(level))
  })
