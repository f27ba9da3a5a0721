import { atom, type ReadableAtom } from 'nanostores'
import type { Figure } from '#ui/editor/nodes/image-view.ts'

export interface NoteFigure extends Figure {
  readonly noteId: string
}

const $put = atom<NoteFigure | null>(null)
/** The picture of a note that the student wants on a card; the note's cards take it up. */
export const $figure: ReadableAtom<NoteFigure | null> = $put

export function putOnCard(figure: NoteFigure): void {
  $put.set(figure)
}

export function letFigureGo(): void {
  $put.set(null)
}
