import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $filesAfter, leaveFile } from '#tools/notetaker/import/import.store.ts'
import { Button } from '#ui/Button.tsx'

/** Ends the preview of a file: the last one, or one of several that were chosen together. */
export function LeaveOut(): ReactNode {
  const after = useStore($filesAfter)
  return <Button onPress={leaveFile}>{after > 0 ? m.import_leave_out() : m.import_cancel()}</Button>
}
