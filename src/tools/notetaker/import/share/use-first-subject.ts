import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

/** Where a share goes if nobody says otherwise: to its other cards, to the subject of its name, else to a new one. */
export function useFirstSubject({ share, cards }: ShareFound): { readonly subject: string; readonly name: string } {
  const subjects = useStore($subjectList)
  const met = [...cards.same, ...cards.updated, ...cards.clashing].find(({ own }) => own.subjectId !== null)
  const called = [...share.cards, ...share.notes].find(({ place }) => place)?.place?.[0]
  const name = firstSigns(called ?? share.title, SIZES.subjectName)
  const known = subjects.find(one => one.name.toLocaleLowerCase('en-GB') === name.trim().toLocaleLowerCase('en-GB'))
  return { subject: met?.own.subjectId ?? known?.id ?? (called === undefined ? 'none' : 'new'), name }
}
