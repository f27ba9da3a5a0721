import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $bringing, bring, LECTURE_MEGABYTES } from '#tools/notetaker/lecture/list/bring.store.ts'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { Progress } from '#ui/state/Progress.tsx'

const KINDS = ['.mp3', '.m4a', '.wav', '.ogg', '.oga', '.opus', '.webm', '.mp4', '.mov', 'audio/*', 'video/*']

/** A lesson that was recorded elsewhere. */
export function BringSound(): ReactNode {
  const now = useStore($bringing)
  return (
    <div className="lc-bring">
      {now ? (
        <Progress label={m.lecture_bringing({ name: now.name })} value={now.share} />
      ) : (
        <FileDrop
          label={m.lecture_bring({ size: LECTURE_MEGABYTES })}
          choose={m.lecture_bring_choose()}
          accept={KINDS}
          onFiles={([file]) => void (file && bring(file))}
        />
      )}
    </div>
  )
}
