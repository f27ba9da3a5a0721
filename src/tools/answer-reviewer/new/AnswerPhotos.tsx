import { useState, type ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { SIZES } from '#config/sizes.ts'
import { saveUndoable } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { storePicture } from '#tools/shared/pictures/store-picture.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { Button } from '#ui/Button.tsx'

const MEGABYTES = SIZES.fileBytes / 1024 / 1024

interface AnswerPhotosProps {
  readonly ids: readonly string[]
  /** From those that are there at that moment: a photo takes a while to be stored. */
  readonly change: (next: (now: readonly string[]) => readonly string[]) => void
}

/** Handwork beside a pasted question: the student looks at it while marking, nothing reads it. */
export function AnswerPhotos({ ids, change }: AnswerPhotosProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const add = async (files: FileList | null): Promise<void> => {
    setBusy(true)
    const room = SIZES.filesOfOne - ids.length
    const chosen = [...(files ?? [])]
    if (chosen.length > room) notify({ text: m.sit_photos_full({ count: SIZES.filesOfOne }) })
    for (const file of chosen.slice(0, room)) {
      const stored = await storePicture(file, { noteId: null, kind: 'answer' })
      if (stored) change(now => [...now, stored.fileId])
    }
    setBusy(false)
  }
  const take = (id: string): Promise<void> =>
    tryOrNotify(async () => {
      change(now => now.filter(one => one !== id))
      const back = await saveUndoable([{ name: 'files', id, remove: true }])
      offerUndo(m.sit_photo_removed(), m.reviewer_undo(), back, () => change(now => [...new Set([...now, id])]))
    })
  return (
    <>
      {ids.length > 0 && (
        <ul className="rv-photos">
          {ids.map((id, at) => (
            <li key={id}>
              <Photo id={id} alt={m.reviewer_photo({ at: at + 1 })} />
              <Button kind="quiet" onPress={() => void take(id)}>
                {m.reviewer_photo_remove({ at: at + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={files => void add(files)}>
          <Button kind="quiet" isPending={isBusy}>
            {m.sit_photo({ limit: MEGABYTES })}
          </Button>
        </FileTrigger>
      </div>
      <p className="hint">
        {m.reviewer_photo_self()} {m.reviewer_photo_kinds()}
      </p>
    </>
  )
}
