import { useEffect } from 'react'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { digitDecision } from '#domain/marks/decide.ts'
import { isTypingIn, readMarkKey, type MarkKey } from '#tools/answer-reviewer/marking/keys.ts'
import type { Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { pressAndGoOn, undoPress } from '#tools/answer-reviewer/marking/press.ts'
import { currentRow, goTo, intoLevels, takesDigits, walk } from '#tools/answer-reviewer/marking/walk.ts'

function act(key: MarkKey, marker: Marker, parts: readonly ScriptPart[]): void {
  if (key.kind === 'walk') return walk(key.by)
  if (key.kind === 'undo') return undoPress(marker)
  const row = currentRow()
  if (key.kind === 'levels') return row && intoLevels(row)
  const one = parts.find(part => part.key === row?.dataset['part'])
  const decision = one && digitDecision(one.part, row?.dataset['row'] ?? '', key.digit)
  if (one && row && takesDigits(row) && decision) return pressAndGoOn(marker, { one, decisions: [decision] })
  if (row) goTo(row)
}

/** The keys of marking, wherever the focus is on the page. */
export function useMarkKeys(script: Script, marker: Marker): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = event.defaultPrevented ? null : readMarkKey(event, isTypingIn(event.target))
      if (!key) return
      event.preventDefault()
      act(key, marker, script.parts)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [script, marker])
}
