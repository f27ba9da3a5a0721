import { useEffect, useState, type RefObject } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import { study } from '#data/ai/study.ts'
import { taskOf } from '#data/read/marks/mark-task.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'

/** Parts this far below the screen are looked at as well. */
const AHEAD = '800px'

/** The nearest words of an answer, looked for on this device once its part comes near the screen. */
export function useHelp(one: ScriptPart, frame: RefObject<HTMLElement | null>): MarkResult | null {
  const [help, setHelp] = useState<MarkResult | null>(null)
  useEffect(() => {
    const work = new AbortController()
    const task = taskOf(one, [])
    if (!task || !frame.current) return
    const look = (): void =>
      void study.mark(task, { only: 'builtin', signal: work.signal }).then(
        ({ result }) => !work.signal.aborted && setHelp(result),
        () => undefined
      )
    const near = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        near.disconnect()
        look()
      },
      { rootMargin: AHEAD }
    )
    near.observe(frame.current)
    return () => {
      near.disconnect()
      work.abort()
    }
    // Once for each answer that is shown: its row is made anew by each change of any row.
  }, [one.key, one.text])
  return help
}
