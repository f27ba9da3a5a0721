import { readExams, type Exams } from '#data/cards/exams.ts'
import { live } from '#data/live.ts'

export const $exams = live<Exams>(readExams)
