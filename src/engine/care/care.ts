import { isCoursework, isInExam } from '#engine/care/coursework.ts'
import { crisisIn } from '#engine/care/crisis.ts'
import { ownWords, plainWords } from '#engine/care/plain.ts'

/** `crisis`: the page of care is shown first, nothing else answers. `coursework`: help that teaches. */
export type Care = 'crisis' | 'coursework' | 'none'

/** By lists, so it misses what is said in other ways; a miss is answered as any question is. */
export function careOf(text: string): Care {
  const own = ownWords(text)
  if (crisisIn(own) !== null) return 'crisis'
  return isCoursework(plainWords(own)) ? 'coursework' : 'none'
}

/** Whether the student says that they sit an exam: then nothing helps but to come back later. */
export const saysExam = (text: string): boolean => isInExam(plainWords(ownWords(text)))
