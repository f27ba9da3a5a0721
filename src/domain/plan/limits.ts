/** What one plan takes: far above what a student has, low enough that no input can make it hang. */
export const LIMITS = {
  exams: 200,
  topics: 3_000,
  tasks: 3_000,
  /** 500 hours. */
  taskMinutes: 30_000,
  examMinutes: 600,
  busy: 20_000,
  blocks: 20_000
} as const
