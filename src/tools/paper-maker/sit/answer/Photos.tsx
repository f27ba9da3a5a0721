import { useState, type ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { addPhotos, removePhoto } from '#tools/paper-maker/sit/acts.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { Button } from '#ui/Button.tsx'

const MEGABYTES = SIZES.fileBytes / 1024 / 1024

interface PhotoButtonProps {
  readonly sitting: Sitting
  readonly questionKey: string
  readonly label: string
}

/** Handwork on paper, photographed. Its limit stands on the button. */
export function PhotoButton({ sitting, questionKey, label }: PhotoButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const add = async (files: FileList | null): Promise<void> => {
    setBusy(true)
    await addPhotos(sitting, questionKey, [...(files ?? [])])
    setBusy(false)
  }
  return (
    <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={files => void add(files)}>
      <Button kind="quiet" aria-label={m.sit_photo_of({ label, limit: MEGABYTES })} isPending={isBusy}>
        {m.sit_photo({ limit: MEGABYTES })}
      </Button>
    </FileTrigger>
  )
}

interface PhotosProps {
  readonly fileIds: readonly string[]
  readonly label: string
  /** Null where nothing can be taken away any more. */
  readonly sitting: Sitting | null
  readonly questionKey: string
}

export function Photos({ fileIds, label, sitting, questionKey }: PhotosProps): ReactNode {
  if (fileIds.length === 0) return null
  return (
    <ul className="sit-photos">
      {fileIds.map((id, at) => (
        <li key={id}>
          <Photo id={id} alt={m.sit_photo_alt({ at: at + 1, label })} />
          {sitting && (
            <Button
              kind="quiet"
              aria-label={m.sit_photo_remove_of({ at: at + 1, label })}
              onPress={() => void removePhoto(sitting, questionKey, id)}
            >
              {m.sit_photo_remove()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
