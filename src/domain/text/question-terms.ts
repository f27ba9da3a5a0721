/** Command terms of written questions: those that points can mark, and those that judge or create and need levels. */
export const QUESTION_TERMS = [
  'state',
  'define',
  'list',
  'identify',
  'label',
  'outline',
  'describe',
  'summarise',
  'explain',
  'suggest',
  'predict',
  'distinguish',
  'compare',
  'compare and contrast',
  'comment',
  'calculate',
  'determine',
  'draw',
  'analyse',
  'design',
  'discuss',
  'evaluate',
  'examine',
  'justify',
  'recommend',
  'to what extent',
  'write'
] as const
export type QuestionTerm = (typeof QUESTION_TERMS)[number]

/**
 * AO1 know and understand, AO2 apply, explain and analyse, AO3 judge, compare and evaluate,
 * AO4 skills of the subject: drawing, calculating, planning, and in English writing.
 */
export const QUESTION_OBJECTIVES = ['AO1', 'AO2', 'AO3', 'AO4'] as const
export type QuestionObjective = (typeof QUESTION_OBJECTIVES)[number]

export const BANK_SUBJECTS = [
  'biology',
  'chemistry',
  'economics',
  'english',
  'history',
  'physics',
  'mathematics'
] as const
export type BankSubject = (typeof BANK_SUBJECTS)[number]

/** From so many marks on a part carries two sample answers with their marks and reasons. */
export const SAMPLES_FROM_MARKS = 8

const RECALL: ReadonlySet<QuestionTerm> = new Set(['state', 'define', 'list', 'identify', 'label'])
const JUDGE: ReadonlySet<QuestionTerm> = new Set(['discuss', 'evaluate', 'examine', 'to what extent', 'recommend'])

/** Whether the word fits its tariff: nobody evaluates for two marks or states for six. */
export const fitsTariff = (term: QuestionTerm, marks: number): boolean =>
  RECALL.has(term) ? marks <= 4 : JUDGE.has(term) ? marks >= 4 : true
