import { crisisIn } from '#engine/care/crisis.ts'
import { asLine, ownWords } from '#engine/care/plain.ts'

/** Who is in need: `home` where somebody near hurts the student, `friend` where the student tells of another. */
export type Told = 'self' | 'home' | 'friend'

const FRIEND =
  / (?:my|our) (?:best )?(?:friend|bestie|mate|classmate|roommate|girlfriend|boyfriend|sister|brother|cousin) /

/** Which of the fixed texts fits; English has the one of a friend. */
export function toldOf(text: string): Told {
  const own = ownWords(text)
  if (crisisIn(own) === 'abuse') return 'home'
  return FRIEND.test(asLine(own)) ? 'friend' : 'self'
}

/** Of the texts of another room, which are long and name many people: only whether somebody near hurts the student. */
export const toldOfAny = (texts: readonly string[]): Told =>
  texts.some(text => toldOf(text) === 'home') ? 'home' : 'self'
