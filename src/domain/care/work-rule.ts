import type { Board } from '#config/boards.ts'

/**
 * Whose published rule on work that an AI tool wrote is told. `ib`: statement of the IB on AI in assessment, 2023. `jcq`:
 * "AI Use in Assessments" of the Joint Council for Qualifications. `ap`: policies of the College Board for AP projects.
 * For the other boards no rule was read; the student is sent to the teacher.
 */
export type WorkRule = 'ib' | 'jcq' | 'ap' | 'other'

const RULES: { readonly [board in Board]: WorkRule } = {
  'IB MYP': 'ib',
  IBDP: 'ib',
  'A Level': 'jcq',
  AP: 'ap',
  IGCSE: 'other',
  ICSE: 'other',
  CBSE: 'other'
}

export const workRule = (board: Board | null): WorkRule => (board === null ? 'other' : RULES[board])
