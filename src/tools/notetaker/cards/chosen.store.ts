import { atom, type ReadableAtom } from 'nanostores'

/** The card that is open in the panel; its sentence is marked in the note, and its number in the margin leads here. */
const $chosen = atom<string | null>(null)
export const $chosenCard: ReadableAtom<string | null> = $chosen

export function chooseCard(id: string | null): void {
  $chosen.set(id)
}
