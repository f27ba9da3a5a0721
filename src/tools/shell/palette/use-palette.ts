import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $subjects } from '#data/read/notes/subjects.ts'
import { openFinder, type Finder, type FinderAnswer } from '#data/workers/finder.ts'
import type { Hit } from '#lib/find/text-finder.ts'
import { isReady, valueOr } from '#lib/remote.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { $clockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { readActs, type Act } from '#tools/shell/palette/read-act.ts'
import { actRow, hitRow, placeRows, type PaletteRow } from '#tools/shell/palette/rows.ts'

const MOST = 12
const MOST_ABOUT = 20

interface Answer {
  readonly found: FinderAnswer
  /** What the words of the act name, where it has any. */
  readonly about: readonly Hit[]
}

export interface PaletteView {
  readonly rows: readonly PaletteRow[]
  readonly found: FinderAnswer | null
}

const aboutOf = (acts: readonly Act[]): string =>
  acts.map(act => (act.kind === 'quiz' || act.kind === 'review' ? act.about : '')).find(about => about !== '') ?? ''

async function ask(finder: Finder, typed: string, about: string): Promise<Answer> {
  const found = await finder.find(typed, MOST)
  return { found, about: about === '' ? [] : (await finder.find(about, MOST_ABOUT)).hits }
}

/** What the palette shows for the words that are typed. */
export function usePalette(typed: string): PaletteView {
  const subjects = valueOr(useStore($subjects), [])
  const now = useStore($plannerNow)
  const settings = useStore($clockSettings)
  const [finder, setFinder] = useState<Finder | null>(null)
  const [read, setRead] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const acts = isReady(now) ? readActs(typed, { ...now.value, subjects, settings }) : []
  const about = aboutOf(acts)
  useEffect(() => {
    const opened = openFinder(() => setRead(pages => pages + 1))
    setFinder(opened)
    return opened.close
  }, [])
  useEffect(() => {
    let isOld = false
    if (finder && typed.trim() !== '')
      void ask(finder, typed, about).then(next => {
        if (!isOld) setAnswer(next)
      })
    return () => {
      isOld = true
    }
  }, [finder, typed, about, read])
  if (typed.trim() === '') return { rows: placeRows(''), found: null }
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const begun = acts.flatMap(act => actRow(act, answer?.about ?? [], names) ?? [])
  const places = placeRows(typed).filter(({ id }) => !begun.some(row => row.id === id))
  return { rows: [...begun, ...places, ...(answer?.found.hits ?? []).map(hitRow)], found: answer?.found ?? null }
}
