import type { ReactNode } from 'react'
import type { Difference } from '#data/read/marks/how-you-mark.ts'
import { addDays } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { moreWords } from '#tools/answer-reviewer/mark-words.ts'

const WEEKS = 8
const mean = (all: readonly Difference[]): number => all.reduce((sum, { more }) => sum + more, 0) / all.length

/** The Monday of the week of an instant. */
function weekOf(iso: string): string {
  const day = iso.slice(0, 10)
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** Whether the student gives more or fewer marks than samples and models do, and how that changes over weeks. */
export function HowYouMark({ differences }: { readonly differences: readonly Difference[] }): ReactNode {
  if (differences.length === 0) return <p className="hint">{m.reviewer_how_none()}</p>
  const byWeek = [...Map.groupBy(differences, ({ on }) => weekOf(on))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-WEEKS)
  const of = (against: Difference['against']): Difference[] => differences.filter(one => one.against === against)
  return (
    <>
      {(['sample', 'model'] as const).map(against => {
        const own = of(against)
        if (own.length === 0) return null
        const words = { count: own.length, more: moreWords(mean(own)) }
        return <p key={against}>{against === 'sample' ? m.reviewer_how_sample(words) : m.reviewer_how_model(words)}</p>
      })}
      {byWeek.length > 1 && (
        <ul className="rv-weeks">
          {byWeek.map(([week, own]) => (
            <li key={week}>
              <span className="figures">{week.slice(5)}</span> {moreWords(mean(own))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
