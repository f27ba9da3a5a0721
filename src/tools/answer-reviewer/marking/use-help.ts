import { useStore } from '@nanostores/react'
import { useEffect, useState, type RefObject } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import { study } from '#data/ai/study.ts'
import { taskOf } from '#data/read/marks/mark-task.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'

/** Parts this far below the screen are looked at as well. */
const AHEAD = '800px'

/** The nearest words of an answer, looked for on this device once its part comes near the screen. */
export function useHelp(one: ScriptPart, frame: RefObject<HTMLElement | null>): MarkResult | null {
  const [{ $run, start, stop }] = useState(() => engineRun<MarkResult>())
  const run = useStore($run)
  useEffect(() => {
    const task = taskOf(one, [])
    if (!task || !frame.current) return
    const near = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        near.disconnect()
        void start(work => study.mark(task, { ...work, only: 'builtin' }))
      },
      { rootMargin: AHEAD }
    )
    near.observe(frame.current)
    return () => {
      near.disconnect()
      stop()
    }
    // Once for each answer that is shown: its row is made anew by each change of any row.
  }, [one.key, one.text])
  return run.state === 'ready' ? run.answer : null
}
