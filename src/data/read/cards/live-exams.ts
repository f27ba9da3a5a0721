import { readExams, type Exams } from '#data/entities/schedules.ts'
import { live } from '#data/read/live.ts'

export const $exams = live<Exams>(readExams)
