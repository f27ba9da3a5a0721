import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { SIZES } from '#config/sizes.ts'
import type { CardMedia } from '#contract/entities.ts'
import { leftRecording } from '#data/sync/files/left-recording.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import {
  described,
  hasRoom,
  picturesOf,
  withoutPicture,
  withPicture,
  withSound,
  type CardPicture,
  type CardSound
} from '#tools/shared/cards/media/media.ts'
import { PlaySound } from '#tools/shared/cards/media/PlaySound.tsx'
import { bringSound } from '#tools/shared/cards/media/store-sound.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { storePicture } from '#tools/shared/pictures/store-picture.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/keep-focus.ts'
import { TextField } from '#ui/TextField.tsx'

const Recorder = lazy(async () => {
  const { Recorder: Own } = await retry(() => import('#tools/shared/cards/media/Recorder.tsx'))
  return { default: Own }
})

type Media = CardMedia | null
/** From what is there at that moment: a picture takes a while to be stored. */
export type ChangeMedia = (next: (now: Media) => Media) => void

export interface MediaFieldProps {
  /** Names the side in labels: Question, Answer. */
  readonly side: string
  /** Names the side of this card on the device. */
  readonly of: string
  readonly media: Media
  readonly change: ChangeMedia
  readonly describedBy: string
}

/** Takes pictures and a sound for one side, one after the other: a phone cannot hold ten decoded photographs at once. */
export async function addFiles(files: readonly File[], media: Media, change: ChangeMedia): Promise<void> {
  let [room, sound] = [SIZES.picturesOfSide - picturesOf(media).length, media?.sound ?? null]
  for (const file of files) {
    if (file.type.startsWith('audio/')) {
      const brought = await bringSound(file)
      if (brought) takeSound(brought, sound, change)
      sound = brought ?? sound
    } else if (room === 0) notify({ text: m.media_full({ most: SIZES.picturesOfSide }) })
    else {
      const stored = await storePicture(file, { noteId: null, kind: 'card' })
      if (!stored) continue
      room -= 1
      change(now => withPicture(now, { ...stored, alt: '' }))
    }
  }
}

function takeSound(sound: CardSound, before: CardSound | null, change: ChangeMedia): void {
  change(now => withSound(now, sound))
  if (before) tellTaken(m.media_sound_replaced(), () => change(now => withSound(now, before)))
}

function tellTaken(text: string, undo: () => void): void {
  notify({ text, action: { label: m.cards_row_undo(), run: undo } })
}

interface PictureLineProps {
  readonly picture: CardPicture
  readonly at: number
  readonly change: ChangeMedia
}

function PictureLine({ picture, at, change }: PictureLineProps): ReactNode {
  const { fileId, alt } = picture
  const remove = (): void => {
    change(now => withoutPicture(now, fileId))
    tellTaken(m.media_picture_removed(), () => change(now => withPicture(now, picture)))
  }
  return (
    <li>
      <div className="cm-picture">
        <Photo id={fileId} alt={alt || m.media_picture({ at })} width={picture.width} height={picture.height} />
      </div>
      <TextField
        label={m.media_picture_words({ at })}
        value={alt}
        maxLength={SIZES.pictureWords}
        onChange={words => change(now => described(now, fileId, words))}
      />
      <Button kind="quiet" aria-label={m.media_remove_picture({ at })} onPress={remove}>
        {m.media_remove()}
      </Button>
    </li>
  )
}

/** What a side shows and plays besides its words: chosen here, pasted or dropped on the side, or recorded. */
export function MediaField({ side, of, media, change, describedBy }: MediaFieldProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const [recording, setRecording] = useState<'no' | 'called' | 'left'>('no')
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useKeptFocus(place)
  useEffect(() => {
    let isGone = false
    const show = (left: Blob | null): void => {
      if (left && !isGone) setRecording(now => (now === 'no' ? 'left' : now))
    }
    leftRecording(of).then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [of])
  const sound = media?.sound ?? null
  const add = async (files: FileList | null): Promise<void> => {
    setBusy(true)
    await addFiles([...(files ?? [])], media, change)
    setBusy(false)
  }
  const removeSound = (): void => {
    change(now => withSound(now, null))
    tellTaken(m.media_sound_removed(), () => change(now => withSound(now, sound)))
  }
  return (
    <div className="cm-field" role="group" aria-labelledby={id} ref={place}>
      <p className="hidden-text" id={id}>
        {m.media_of({ side })}
      </p>
      {picturesOf(media).length > 0 && (
        <ul className="cm-list">
          {picturesOf(media).map((picture, index) => (
            <PictureLine key={picture.fileId} picture={picture} at={index + 1} change={change} />
          ))}
        </ul>
      )}
      {sound && (
        <div className="cm-acts">
          <PlaySound sound={sound} />
          <span className="hint">{sound.name}</span>
          <Button kind="quiet" aria-label={m.media_remove_sound()} onPress={removeSound}>
            {m.media_remove()}
          </Button>
        </div>
      )}
      {recording !== 'no' ? (
        <Suspense fallback={<p className="hint">{m.media_record_loading()}</p>}>
          <Recorder
            of={of}
            isCalled={recording === 'called'}
            onDone={done => {
              takeSound(done, sound, change)
              setRecording('no')
            }}
            onClose={() => setRecording('no')}
          />
        </Suspense>
      ) : (
        <div className="cm-acts">
          <FileTrigger
            acceptedFileTypes={hasRoom(media) ? ['image/*', 'audio/*'] : ['audio/*']}
            allowsMultiple
            onSelect={files => void add(files)}
          >
            <Button kind="quiet" isPending={isBusy} aria-describedby={describedBy}>
              {m.media_add()}
            </Button>
          </FileTrigger>
          <Button kind="quiet" aria-describedby={describedBy} onPress={() => setRecording('called')}>
            {m.media_record()}
          </Button>
        </div>
      )}
    </div>
  )
}
