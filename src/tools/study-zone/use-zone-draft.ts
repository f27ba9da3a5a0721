import { useEffect, useState } from 'react'
import { leaveZoneDraft, readZoneDraft, saveZoneDraft } from '#data/write/zone/drafts.ts'
import { useSavedTyping } from '#tools/shared/saving/saved-typing.ts'

/**
 * What a student typed in a tool, as it was left on this device: null until it is read. `read` makes a value of
 * whatever an older version kept. Of two tabs the one that is typed in last is kept.
 */
export function useZoneDraft<Value>(
  tool: string,
  read: (kept: unknown) => Value
): readonly [Value | null, (next: Value) => void] {
  const [value, setValue] = useState<Value | null>(null)
  const typing = useSavedTyping<Value>(
    next => saveZoneDraft(tool, next),
    next => leaveZoneDraft(tool, next)
  )
  useEffect(() => {
    let isOver = false
    const open = (kept: unknown): void => {
      if (!isOver) setValue(now => now ?? read(kept))
    }
    // A device that refuses its storage still has a tool to work with.
    readZoneDraft(tool).then(open, () => open(null))
    return () => {
      isOver = true
    }
  }, [tool, read])
  const change = (next: Value): void => {
    setValue(next)
    typing.note(next)
  }
  return [value, change]
}
