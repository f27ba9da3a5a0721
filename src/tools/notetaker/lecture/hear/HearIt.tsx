import { useStore } from '@nanostores/react'
import { useMemo, useState, type ReactNode } from 'react'
import { heardOf, momentIn, type Heard, type Quote } from '#data/read/lectures/heard.ts'
import type { Recording } from '#contract/entities.ts'
import { toHear } from '#domain/lecture/heard/moment.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { SmallPlayer } from '#tools/notetaker/lecture/hear/SmallPlayer.tsx'
import { secondWords, titleOf } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#tools/notetaker/lecture/hear/hear.css?inline'

adoptStyles(css)

/** The second of a lecture at which a sentence was said, to be heard where it stands; nothing where it comes from none. */
export function HearIt(props: Quote): ReactNode {
  const { noteId, quote, place } = props
  const { blockId, start, end } = place
  const $heard = useMemo(
    () => heardOf({ noteId, quote, place: { blockId, start, end } }),
    [noteId, quote, blockId, start, end]
  )
  const heard = valueOr(useStore($heard), null)
  if (!heard) return null
  const { recording, recordingId, from, sound } = heard
  if (!recording) return <p className="lc-hear hint">{m.hear_gone()}</p>
  const time = secondWords(from)
  return (
    <div className="lc-hear">
      {sound === 'none' ? (
        <span className="hint">{recording.origin === 'transcript' ? m.hear_never() : m.hear_deleted()}</span>
      ) : (
        <Press key={`${recordingId} ${from} ${quote}`} heard={heard} recording={recording} quote={quote} />
      )}
      <a href={href('notetaker', { recording: recordingId, t: String(Math.floor(from)) })}>
        {m.hear_open({ title: titleOf(recording), time })}
      </a>
    </div>
  )
}

interface PressProps {
  readonly heard: Heard
  readonly recording: Recording
  readonly quote: string
}

function Press({ heard, recording, quote }: PressProps): ReactNode {
  const [asked, setAsked] = useState<Stretch | null>(null)
  if (asked) return <SmallPlayer recording={recording} from={asked.from} to={asked.to} />
  const hear = (): Promise<void> => tryOrNotify(async () => setAsked(toHear(await momentIn(heard, quote))))
  return (
    <>
      <Button onPress={() => void hear()}>{m.hear_it()}</Button>
      {heard.sound === 'away' && <span className="hint">{m.hear_away()}</span>}
    </>
  )
}
