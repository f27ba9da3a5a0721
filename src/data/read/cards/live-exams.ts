import { readExams, type Exams } from '#data/entities/exams.ts'
import { live } from '#data/read/live.ts'

export const $exams = live<Exams>(readExams)
