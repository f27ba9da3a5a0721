import { flushSync } from 'react-dom'
import type { Marker, Press } from '#tools/answer-reviewer/marking/marker.ts'
import { goOnFrom, goTo, rowOf } from '#tools/answer-reviewer/marking/walk.ts'

/** Decides, paints it, and goes to the next row that is open. */
export function pressAndGoOn(marker: Marker, press: Press): void {
  const { one, decisions } = press
  const row = rowOf(one.key, decisions.at(-1)?.key ?? '')
  flushSync(() => marker.press(press))
  if (row) goOnFrom(row)
}

/** Takes the last press back and goes where it was. */
export function undoPress(marker: Marker): void {
  const press = flushSync(() => marker.undo())
  const row = press && rowOf(press.one.key, press.decisions[0]?.key ?? '')
  if (row) goTo(row)
}
