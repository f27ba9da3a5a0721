import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { settle } from '#data/write/marks/decide.ts'
import { liveScript, type Script } from '#data/read/marks/script.ts'
import { m } from '#messages/generated/messages.js'
import { href, placeIn } from '#stores/route.ts'
import { Home } from '#tools/answer-reviewer/home/Home.tsx'
import { LossPlace } from '#tools/answer-reviewer/home/LossPlace.tsx'
import { LossesPage } from '#tools/answer-reviewer/losses/LossesPage.tsx'
import { ManyForm } from '#tools/answer-reviewer/many/ManyForm.tsx'
import { PasteForm } from '#tools/answer-reviewer/new/PasteForm.tsx'
import { PartPage } from '#tools/answer-reviewer/part/PartPage.tsx'
import marking from '#tools/answer-reviewer/marking/marking.css?inline'
import part from '#tools/answer-reviewer/part/part.css?inline'
import paste from '#tools/answer-reviewer/new/paste.css?inline'
import css from '#tools/answer-reviewer/room.css?inline'
import { ScriptPage } from '#tools/answer-reviewer/script/ScriptPage.tsx'
import { TeacherSheet } from '#tools/answer-reviewer/script/TeacherSheet.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'

adoptStyles(css)
adoptStyles(part)
adoptStyles(marking)
adoptStyles(paste)

const $place = placeIn('answer-reviewer')

/** Marks with their reasons: of a sitting, or of any question with its scheme. */
export function AnswerReviewer(): ReactNode {
  const { loss, losses, view, attempt } = useStore($place)
  if (loss !== undefined) return <LossPlace key={loss} id={loss} />
  if (losses !== undefined) return <LossesPage key={losses} of={losses} />
  if (view === 'new') return <PasteForm />
  if (view === 'many') return <ManyForm />
  if (attempt !== undefined) return <OneAttempt key={attempt} id={attempt} />
  return <Home />
}

function OneAttempt({ id }: { readonly id: string }): ReactNode {
  const [$script] = useState(() => liveScript(id))
  const script = useStore($script)
  return (
    <RemoteView remote={script} loading={m.reviewer_opening()} failed={m.reviewer_failed()}>
      {value => (value ? <Opened script={value} /> : <Missing />)}
    </RemoteView>
  )
}

function Opened({ script }: { readonly script: Script }): ReactNode {
  const { part: key, view } = useStore($place)
  // Letters and blanks are marked by code; what they lost is written once their script is seen.
  useEffect(() => void settle(script).catch(() => undefined), [script])
  if (view === 'print') return <TeacherSheet script={script} />
  const [only] = script.parts
  const one = script.parts.find(other => other.key === key) ?? (script.parts.length === 1 ? only : undefined)
  return one ? <PartPage key={one.key} script={script} one={one} /> : <ScriptPage script={script} />
}

function Missing(): ReactNode {
  return (
    <PageFrame title={m.reviewer_title()}>
      <p role="alert">{m.reviewer_missing()}</p>
      <p>
        <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
      </p>
    </PageFrame>
  )
}
