import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { usePlayer } from '#tools/notetaker/lecture/play/use-player.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'

export interface SmallPlayerProps extends Stretch {
  readonly recording: Recording
}

/** So near to its end nothing is left to hear. */
const END = 0.15

/** Plays one stretch of a lecture, at once and as often as it is wanted. */
export function SmallPlayer({ recording, from, to }: SmallPlayerProps): ReactNode {
  const { now, second, isPlaying, seek, toggle, retry } = usePlayer(recording, from)
  const begin = useEffectEvent(() => seek(from, true))
  const isAtEnd = second >= to - END
  const end = useEffectEvent(() => isPlaying && toggle())
  useEffect(() => {
    if (now.state === 'ready') begin()
  }, [now.state])
  useEffect(() => {
    if (second >= to) end()
  }, [second, to])
  const press = (): void => {
    if (now.state === 'failed') retry()
    else if (now.state === 'ready' && !isPlaying && isAtEnd) seek(from, true)
    else if (now.state === 'ready') toggle()
  }
  const words =
    now.state === 'failed'
      ? m.lecture_retry()
      : isPlaying
        ? m.lecture_pause()
        : isAtEnd
          ? m.hear_again()
          : m.lecture_play()
  return (
    <span className="lc-small" role="group" aria-label={m.lecture_player()}>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- it stands where the pressed button stood */}
      <Button autoFocus isPending={now.state === 'loading'} onPress={press}>
        {words}
      </Button>
      {now.state === 'ready' && (
        <output className="figures">
          {m.hear_place({ at: secondWords(Math.min(second, to)), to: secondWords(to) })}
        </output>
      )}
      <span role="status">
        {now.state === 'loading' && now.share > 0 && now.share < 1
          ? m.lecture_loading({ percent: Math.round(now.share * 100) })
          : now.state === 'failed'
            ? now.error.code === 'unreadable'
              ? m.lecture_unreadable()
              : m.lecture_missing({ reason: wordsFor(now.error) })
            : ''}
      </span>
    </span>
  )
}
