import { atom, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import type { NoteSort } from '#tools/notetaker/list/note-groups.ts'

const KEY = `${site.slug}:notes-sort`
const SORTS: readonly NoteSort[] = ['edited', 'made', 'title']

function stored(): NoteSort {
  try {
    return SORTS.find(sort => sort === localStorage.getItem(KEY)) ?? 'edited'
  } catch {
    return 'edited'
  }
}

const $chosen = atom<NoteSort>(stored())
/** The order of the list, as this device was last told. */
export const $sort: ReadableAtom<NoteSort> = $chosen

export function sortBy(sort: NoteSort): void {
  $chosen.set(sort)
  try {
    localStorage.setItem(KEY, sort)
  } catch {
    // It holds until the page goes.
  }
}
