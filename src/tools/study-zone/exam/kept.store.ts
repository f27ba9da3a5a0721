import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'

export const EXAM_KEY = `${site.slug}-exam`

/** The id of the paper; nothing where exam mode is off. */
const $stored = persistentAtom<string>(EXAM_KEY, '')

/** Exam mode holds in every tool and tab of this device, and over reloads, until the student leaves it. */
export const $keptExam: ReadableAtom<string> = $stored

export const enterExam = (paper: string): void => $stored.set(paper)
export const leaveExam = (): void => $stored.set('')
