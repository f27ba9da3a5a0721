import { useStore } from '@nanostores/react'
import { atom, map, type MapStore, type ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import { decide } from '#data/write/marks/decide.ts'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { decided, decisionOf, type Decision } from '#domain/marks/decide.ts'
import type { Verdicts } from '#domain/marks/part.ts'
import { linesOf } from '#domain/marks/verdict-lines.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

export interface Press {
  readonly one: ScriptPart
  readonly decisions: readonly Decision[]
}

/** Presses of one open script: each is painted at once, written behind it, and can be taken back. */
export interface Marker {
  /** What was pressed and is not read back from the disk yet, by the key of its part. */
  readonly $pressed: MapStore<Record<string, Verdicts>>
  readonly nowOf: (one: ScriptPart) => Verdicts
  /** How many presses can be taken back: those of this page, since it opened. */
  readonly $steps: ReadableAtom<number>
  readonly press: (press: Press) => void
  /** Takes the last press back and says which part it was of; null where there is none. */
  readonly undo: () => Press | null
  /** The script as it was read anew: what is on the disk is painted from there, so that another tab's presses show. */
  readonly read: (script: Script) => void
}

export function createMarker(first: Script): Marker {
  const $pressed = map<Record<string, Verdicts>>({})
  const writing = new Map<string, number>()
  const late = new Set<string>()
  const done: { readonly key: string; readonly back: readonly Decision[] }[] = []
  const $steps = atom(0)
  let script = first
  const partOf = (key: string): ScriptPart | undefined => script.parts.find(part => part.key === key)
  const nowOf = (one: ScriptPart): Verdicts => $pressed.get()[one.key] ?? one.now
  const write = ({ one, decisions }: Press): void => {
    const { key } = one
    $pressed.setKey(key, decided(nowOf(one), decisions))
    writing.set(key, (writing.get(key) ?? 0) + 1)
    void tryOrNotify(() => decide(script, partOf(key) ?? one, decisions)).finally(() =>
      writing.set(key, (writing.get(key) ?? 1) - 1)
    )
  }
  return {
    $pressed,
    nowOf,
    $steps,
    press: press => {
      const now = nowOf(press.one)
      const decisions = press.decisions.filter(one => !sameJson(decisionOf(now, one.key), one))
      if (decisions.length === 0) return
      done.push({ key: press.one.key, back: decisions.map(({ key }) => decisionOf(now, key)) })
      $steps.set(done.length)
      write({ ...press, decisions })
    },
    undo: () => {
      const last = done.pop()
      $steps.set(done.length)
      const one = last && partOf(last.key)
      if (!one) return null
      const press = { one, decisions: last.back }
      write(press)
      return press
    },
    read: next => {
      script = next
      for (const [key, said] of Object.entries($pressed.get())) {
        const one = partOf(key)
        if ((writing.get(key) ?? 0) > 0) continue
        // What is read may have been looked up before the press was on the disk; what is read after that was not.
        const isSame = one && sameJson(linesOf(one.part, said), linesOf(one.part, one.now))
        if (isSame || late.has(key)) {
          late.delete(key)
          $pressed.setKey(key, undefined)
        } else late.add(key)
      }
    }
  }
}

export function useMarker(script: Script): Marker {
  const [marker] = useState(() => createMarker(script))
  useEffect(() => marker.read(script), [marker, script])
  return marker
}

/** What stands of a part at this moment. */
export function useNow({ $pressed }: Marker, one: ScriptPart): Verdicts {
  return useStore($pressed, { keys: [one.key] })[one.key] ?? one.now
}
