import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $route, href } from '#stores/route.ts'
import { DataPart } from '#tools/user-settings/DataPart.tsx'
import { EmailPart } from '#tools/user-settings/account/EmailPart.tsx'
import { EnginePart } from '#tools/user-settings/engines/EnginePart.tsx'
import { KeysPart } from '#tools/user-settings/KeysPart.tsx'
import { LeavePart } from '#tools/user-settings/account/LeavePart.tsx'
import { NamePart } from '#tools/user-settings/account/NamePart.tsx'
import { PasswordPart } from '#tools/user-settings/account/PasswordPart.tsx'
import { ReadingPart } from '#tools/user-settings/ReadingPart.tsx'
import { StudyPart } from '#tools/user-settings/StudyPart.tsx'
import { SubjectsPart } from '#tools/user-settings/SubjectsPart.tsx'
import { UsernamePart } from '#tools/user-settings/account/UsernamePart.tsx'
import { m } from '#messages/generated/messages.js'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import '#styles/settings.css'

/** `/user-settings?part=subjects` leads to that part, for the eye and for the keyboard. */
function useAskedPart(): void {
  const { part } = useStore($route).query
  useEffect(() => {
    if (part === undefined) return
    const title = document.getElementById(part)?.querySelector('h2')
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }, [part])
}

const PARTS = [
  ['you', m.settings_you_title],
  ['sign-in', m.settings_signin_title],
  ['study', m.settings_study_title],
  ['subjects', m.settings_subjects_title],
  ['engine', m.settings_engine_title],
  ['reading', m.settings_reading_title],
  ['keys', m.keys_part],
  ['data', m.settings_data_title],
  ['leaving', m.settings_leave_title]
] as const

const CONTENTS = {
  you: () => (
    <>
      <NamePart />
      <UsernamePart />
    </>
  ),
  'sign-in': () => (
    <>
      <EmailPart />
      <PasswordPart />
    </>
  ),
  study: StudyPart,
  subjects: SubjectsPart,
  engine: EnginePart,
  reading: ReadingPart,
  keys: KeysPart,
  data: DataPart,
  leaving: LeavePart
} satisfies Record<(typeof PARTS)[number][0], ComponentType>

/** The way to each part, and how they are saved. */
function Index(): ReactNode {
  return (
    <nav className="settings-index" aria-label={m.settings_index()}>
      <ol>
        {PARTS.map(([id, title]) => (
          <li key={id}>
            <a href={href('user-settings', { part: id })}>{title()}</a>
          </li>
        ))}
      </ol>
      <p className="hint">{m.settings_saving_rule()}</p>
      <p>
        <a href="/care">{m.care_link()}</a>
      </p>
    </nav>
  )
}

export function UserSettings(): ReactNode {
  useAskedPart()
  return (
    <PageFrame title={m.settings_title()}>
      <div className="settings">
        <Index />
        <div>
          {PARTS.map(([id, title]) => {
            const Part = CONTENTS[id]
            return (
              <Sheet key={id} id={id} title={title()}>
                <Part />
              </Sheet>
            )
          })}
        </div>
      </div>
    </PageFrame>
  )
}
