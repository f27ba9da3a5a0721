import type { Script } from '#data/read/marks/script.ts'
import { digitDecision } from '#domain/marks/decide.ts'
import type { Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { pressAndGoOn, undoPress } from '#tools/answer-reviewer/marking/press.ts'
import { currentRow, goTo, intoLevels, takesDigits, walk } from '#tools/answer-reviewer/marking/walk.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'

function decide(digit: number, marker: Marker, { parts }: Script): void {
  const row = currentRow()
  const one = parts.find(part => part.key === row?.dataset['part'])
  const decision = one && digitDecision(one.part, row?.dataset['row'] ?? '', digit)
  if (one && row && takesDigits(row) && decision) return pressAndGoOn(marker, { one, decisions: [decision] })
  if (row) goTo(row)
}

/** The keys of marking. */
export function useMarkKeys(script: Script, marker: Marker): void {
  useKeys('marking', {
    next: () => walk(1),
    back: () => walk(-1),
    digit: digit => decide(digit, marker, script),
    levels: () => {
      const row = currentRow()
      if (row) intoLevels(row)
    },
    undo: () => undoPress(marker)
  })
}
