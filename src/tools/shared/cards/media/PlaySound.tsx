import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $sound, stopSound, toggleSound } from '#tools/shared/cards/media/sound.store.ts'
import type { CardSound } from '#tools/shared/cards/media/media.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import type { KeyHint } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'

export interface PlaySoundProps {
  readonly sound: CardSound
  /** The key that plays it. */
  readonly hint?: KeyHint
}

/** Plays a card's sound and stops it; says so where it has not come to this device yet. */
export function PlaySound({ sound, hint }: PlaySoundProps): ReactNode {
  const now = useStore($sound)
  const own = now.state !== 'silent' && now.fileId === sound.fileId ? now.state : 'silent'
  useEffect(() => () => stopSound(sound.fileId), [sound.fileId])
  return (
    <div className="cm-sound">
      <Button
        kind="plain"
        isPending={own === 'loading'}
        {...hint?.attributes}
        onPress={() => void toggleSound(sound.fileId)}
      >
        <span aria-hidden="true">{own === 'playing' ? '■ ' : '▶ '}</span>
        {own === 'playing' ? m.media_stop() : own === 'missing' ? m.media_retry() : m.media_play()}
        {hint && <Key hint={hint} />}
      </Button>
      <p className="hint" role="status">
        {own === 'missing' && m.media_sound_missing()}
      </p>
    </div>
  )
}
