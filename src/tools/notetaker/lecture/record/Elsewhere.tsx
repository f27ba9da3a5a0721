import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $recordings } from '#data/read/lectures/lectures.ts'
import { runningHere } from '#data/sync/lectures/recording.ts'
import { log } from '#lib/log.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $left } from '#tools/notetaker/lecture/left.store.ts'
import { titleOf } from '#tools/notetaker/lecture/words.ts'

/** What runs in another tab, and what another device has begun and not ended. */
export function Elsewhere(): ReactNode {
  const [other, setOther] = useState<string | null>(null)
  useEffect(() => {
    runningHere().then(setOther, (error: unknown) => log('lecture', error))
  }, [])
  const left = new Set(useStore($left).map(({ id }) => id))
  const open = valueOr(useStore($recordings), []).filter(({ id, state }) => state === 'recording' && !left.has(id))
  return (
    <ul className="lc-elsewhere">
      {open.map(recording => {
        const title = titleOf(recording)
        return (
          <li key={recording.id} className="lc-say">
            {recording.id === other ? m.lecture_runs_in_tab({ title }) : m.lecture_runs_on_device({ title })}{' '}
            <a href={href('notetaker', { recording: recording.id })}>{m.lecture_one_runs_open()}</a>
          </li>
        )
      })}
    </ul>
  )
}
