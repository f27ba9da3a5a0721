import type { Preset, Topic } from '#domain/paper/preset.ts'
import type { Level } from '#domain/paper/syllabus/placing.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

/** What a paper may ask: an extended candidate has learned the core too. */
const TAKES: Readonly<Record<string, readonly Level[]>> = {
  'IGCSE Core': ['core'],
  'IGCSE Extended': ['core', 'extended'],
  'A Level AS': ['AS'],
  'IBDP SL': ['SL'],
  'IBDP HL': ['SL', 'HL'],
  'CBSE Class 10': ['X'],
  'CBSE Class 12': ['XII']
}

type Placed = Pick<PaperQuestion, 'key' | 'topic' | 'boards' | 'levels'>
type Asking = Pick<Preset, 'board' | 'level' | 'topics' | 'near'>

/** The topic of the syllabus that a question belongs to, or null: it is not on it. */
export function syllabusTopic({ topics }: Pick<Preset, 'topics'>, { key, topic }: Placed): Topic | null {
  const by = (name: string): Topic | undefined => topics.value.find(({ bank }) => bank.includes(name))
  return by(key) ?? by(topic.code) ?? null
}

/** Taught for this paper: its board and its level, or, in a practice paper, a level near to it. */
export function isTaught({ board, level, near }: Asking, { boards, levels = [] }: Placed): boolean {
  const takes = TAKES[`${board} ${level ?? ''}`]
  const isOwn = boards.includes(board) && (takes === undefined || takes.some(one => levels.includes(one)))
  return isOwn || (near?.some(one => levels.includes(one)) ?? false)
}

/** Codes of the bank that a preset's syllabus holds: topics, and single questions. */
export const bankCodes = ({ topics }: Pick<Preset, 'topics'>): Set<string> =>
  new Set(topics.value.flatMap(({ bank }) => bank))
