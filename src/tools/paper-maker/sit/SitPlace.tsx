import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $attempts } from '#data/read/papers/attempts.ts'
import { $workspace } from '#data/read/workspace.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { $place } from '#tools/paper-maker/maker.store.ts'
import { $paper, $paperPreset } from '#tools/paper-maker/paper.store.ts'
import { Attempts } from '#tools/paper-maker/sit/Attempts.tsx'
import { Booklet } from '#tools/paper-maker/sit/Booklet.tsx'
import { Script } from '#tools/paper-maker/sit/Script.tsx'
import booklet from '#tools/paper-maker/sit/booklet.css?inline'
import css from '#tools/paper-maker/sit/sit.css?inline'
import { enterSitting } from '#tools/paper-maker/sit/sitting.ts'
import { Start } from '#tools/paper-maker/sit/Start.tsx'
import { $recovered, recoverWords } from '#tools/shared/saving/recover.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'

adoptStyles(css)
adoptStyles(booklet)

/** `sit=PAPER`: the sitting under way, or a new one. `attempt=ID` names one of several, or one that is over. */
export function SitPlace(): ReactNode {
  const { sit = '', attempt } = useStore($place)
  const attempts = useStore($attempts)
  const workspace = useStore($workspace)
  const hasRecovered = useStore($recovered) === workspace
  const isReady = attempts.state === 'ready'
  // Words that a closed page left are written first: an answer opens with them.
  useEffect(() => {
    if (isReady) void recoverWords()
  }, [isReady])
  if (attempts.state === 'failed') return <Missing text={wordsFor(attempts.error)} />
  if (!isReady || !hasRecovered) return <p role="status">{m.sit_loading()}</p>
  const underWay = attempts.value.filter(line => line.paperId === sit && !line.isFinished)
  const [only] = underWay
  const id = attempt ?? (underWay.length === 1 ? only?.id : undefined)
  return id === undefined ? <Before /> : <OneSitting key={id} id={id} />
}

function Before(): ReactNode {
  const { sit = '' } = useStore($place)
  const paper = useStore($paper)
  const preset = useStore($paperPreset)
  if (paper === 'loading') return <p role="status">{m.sit_loading()}</p>
  if (typeof paper === 'string')
    return <Missing text={paper === 'missing' ? m.paper_missing() : m.paper_file_version()} />
  return (
    <Start key={`${paper.id}${preset?.id ?? ''}`} paper={paper} preset={preset}>
      <Attempts paperId={sit} empty={<p className="hint">{m.sit_first_time()}</p>} />
    </Start>
  )
}

function OneSitting({ id }: { readonly id: string }): ReactNode {
  const [sitting] = useState(() => enterSitting(id))
  const sat = useStore(sitting.$sat)
  useEffect(() => sitting.stay(), [sitting])
  if (sat.state === 'failed') return <Missing text={wordsFor(sat.error)} />
  if (sat.state !== 'ready') return <p role="status">{m.sit_loading()}</p>
  if (!sat.value) return <Missing text={m.sit_missing_one()} />
  const { asked, attempt } = sat.value
  if (!asked) return <Missing text={m.paper_file_version()} />
  if (attempt.finishedAt !== null) return <Script sat={sat.value} asked={asked} />
  return <Booklet sitting={sitting} sat={sat.value} asked={asked} />
}

function Missing({ text }: { readonly text: string }): ReactNode {
  return (
    <PageFrame title={m.paper_title()}>
      <p role="alert">{text}</p>
      <p>
        <a href={href('paper-maker')}>{m.paper_back()}</a>
      </p>
    </PageFrame>
  )
}
