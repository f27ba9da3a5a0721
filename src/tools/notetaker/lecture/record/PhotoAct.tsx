import { useRef, useState, type ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { m } from '#messages/generated/messages.js'
import { addPhoto } from '#tools/notetaker/lecture/photos.ts'
import { Button } from '#ui/Button.tsx'

export interface PhotoActProps {
  readonly id: string
  readonly second: () => number
}

/** A photo of the board at its second: by the camera on a phone, else from a file. */
export function PhotoAct({ id, second }: PhotoActProps): ReactNode {
  // To take one lasts: it belongs to the second at which it was wanted.
  const wanted = useRef(0)
  const [isStoring, setStoring] = useState(false)
  const store = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setStoring(true)
    await addPhoto(id, wanted.current, file)
    setStoring(false)
  }
  return (
    <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={files => void store(files?.[0])}>
      <Button isPending={isStoring} onPress={() => (wanted.current = second())}>
        {m.lecture_photo_take()}
      </Button>
    </FileTrigger>
  )
}
