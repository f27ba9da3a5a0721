import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $scripts, type ScriptLine } from '#data/read/marks/scripts.ts'
import { $attempts, type AttemptLine } from '#data/read/papers/attempts.ts'
import { sittingTime } from '#domain/sitting/time.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import css from '#tools/paper-maker/sit/attempts.css?inline'
import { now } from '#tools/paper-maker/sit/time/now.ts'
import { HAS_REVIEWER } from '#tools/paper-maker/sit/reviewer.ts'
import { dayWords, usedWords } from '#tools/paper-maker/sit/time/time-words.ts'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

interface AttemptsProps {
  /** Of one paper; without it, of all. */
  readonly paperId?: string
  readonly most?: number
  /** Shown where there are none. */
  readonly empty?: ReactNode
}

/** When a paper was sat, how long it took, and its marks or what is left to mark. Newest first. */
export function Attempts({ paperId, most = 50, empty = null }: AttemptsProps): ReactNode {
  const all = valueOr(useStore($attempts), [])
  const own = paperId === undefined ? all : all.filter(line => line.paperId === paperId)
  const scripts = new Map(valueOr(useStore($scripts), null)?.lines.map(line => [line.attempt.id, line]))
  if (own.length === 0) return empty
  return (
    <ul className="sit-attempts">
      {own.slice(0, most).map(line => (
        <Line key={line.id} line={line} isNamed={paperId === undefined} script={scripts.get(line.id)} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: AttemptLine
  readonly isNamed: boolean
  /** Of the newest that hold an answer. */
  readonly script: ScriptLine | undefined
}

function Line({ line, isNamed, script }: LineProps): ReactNode {
  const { id, paperId, title, isFinished, terms, clock, answered, marked } = line
  const time = sittingTime(clock, terms, now())
  const day = time.startedAt === null ? m.sit_not_begun() : dayWords(time.startedAt)
  const over = time.left !== null && time.left < 0 ? m.sit_line_over({ time: usedWords(-time.left) }) : ''
  const isReviewable = HAS_REVIEWER && isFinished && answered > 0
  return (
    <li>
      <a href={href('paper-maker', { sit: paperId ?? id, attempt: id })}>{isNamed ? title : day}</a>
      <span>{isFinished ? m.sit_submitted() : m.sit_under_way()}</span>
      <span>
        {[isNamed ? day : '', m.sit_line_used({ time: usedWords(time.used) }), over].filter(Boolean).join(' · ')}
      </span>
      <span>{isFinished && markedWords(line, script)}</span>
      {isReviewable && (
        <a className="sit-mark" href={href('answer-reviewer', { attempt: id })}>
          {marked === 0 ? m.sit_have_marked() : m.sit_see_marks()}
        </a>
      )}
    </li>
  )
}

/** As the Answer Reviewer says it of the same sitting. */
function markedWords({ answered, marked }: AttemptLine, script: ScriptLine | undefined): string {
  if (answered === 0) return m.sit_blank()
  if (script) return script.left === 0 ? outOfWords(script.sum) : m.reviewer_left({ count: script.left })
  return marked === 0 ? m.sit_unmarked() : ''
}
