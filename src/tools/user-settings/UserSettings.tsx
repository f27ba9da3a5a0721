import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $route } from '#stores/route.ts'
import { DataPart } from '#tools/user-settings/DataPart.tsx'
import { EmailPart } from '#tools/user-settings/account/EmailPart.tsx'
import { EnginePart } from '#tools/user-settings/engines/EnginePart.tsx'
import { LeavePart } from '#tools/user-settings/account/LeavePart.tsx'
import { NamePart } from '#tools/user-settings/account/NamePart.tsx'
import { PasswordPart } from '#tools/user-settings/account/PasswordPart.tsx'
import { ReadingPart } from '#tools/user-settings/ReadingPart.tsx'
import { StudyPart } from '#tools/user-settings/StudyPart.tsx'
import { SubjectsPart } from '#tools/user-settings/SubjectsPart.tsx'
import { UsernamePart } from '#tools/user-settings/account/UsernamePart.tsx'
import { m } from '#messages/generated/messages.js'
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

export function UserSettings(): ReactNode {
  useAskedPart()
  return (
    <div className="settings">
      <Sheet no="1" id="you" title={m.settings_you_title()}>
        <NamePart />
        <UsernamePart />
      </Sheet>
      <Sheet no="2" id="sign-in" title={m.settings_signin_title()}>
        <EmailPart />
        <PasswordPart />
      </Sheet>
      <Sheet no="3" id="study" title={m.settings_study_title()}>
        <StudyPart />
      </Sheet>
      <Sheet no="4" id="subjects" title={m.settings_subjects_title()}>
        <SubjectsPart />
      </Sheet>
      <Sheet no="5" id="engine" title={m.settings_engine_title()}>
        <EnginePart />
      </Sheet>
      <Sheet no="6" id="reading" title={m.settings_reading_title()}>
        <ReadingPart />
      </Sheet>
      <Sheet no="7" id="data" title={m.settings_data_title()}>
        <DataPart />
      </Sheet>
      <Sheet no="8" id="leaving" title={m.settings_leave_title()}>
        <LeavePart />
      </Sheet>
    </div>
  )
}
