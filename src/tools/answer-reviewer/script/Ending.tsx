import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Script } from '#data/read/marks/script.ts'
import { endingOf, type Earned } from '#data/read/marks/ending.ts'
import { $losses, openMarks } from '#data/read/marks/losses.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { capital } from '#tools/answer-reviewer/mark-words.ts'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import { Grade } from '#tools/answer-reviewer/script/Grade.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'

interface EndingProps {
  readonly script: Script
  /** The last point was decided just now: the ending comes to the student. */
  readonly isNews: boolean
}

/** How it went: what was earned, where, the dearest losses, and one thing to do about them. */
export function Ending({ script, isNews }: EndingProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNews) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [isNews])
  const { sum, questions, skills, topics, dearest } = endingOf(script)
  const open = openMarks(valueOr(useStore($losses), []), script.attempt.id)
  return (
    <section className="rv-ending" aria-label={m.reviewer_ending()}>
      <h3 tabIndex={-1} ref={title}>
        {sum === null ? m.reviewer_ending() : m.reviewer_ending_sum({ sum: outOfWords(sum) })}
      </h3>
      <Grade script={script} />
      <div className="rv-ends">
        <Table title={m.reviewer_by_question()} rows={questions} />
        <Table title={m.reviewer_by_skill()} rows={skills.map(row => ({ ...row, name: capital(row.name) }))} />
        <Table title={m.reviewer_by_topic()} rows={topics} />
      </div>
      {dearest.length > 0 && (
        <>
          <h4>{m.reviewer_dearest()}</h4>
          <ol className="rv-dearest">
            {dearest.map(({ key, name, words, marks }) => (
              <li key={key}>
                <b className="figures">−{marks}</b>
                <span>
                  <small>{m.reviewer_question({ no: name })}</small> <CardText text={words} />
                </span>
              </li>
            ))}
          </ol>
          {open > 0 && (
            <p className="rv-acts">
              <a className="act ink" href={href('answer-reviewer', { losses: script.attempt.id })}>
                {m.reviewer_win_back_all({ count: open })}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Earned[] }): ReactNode {
  if (rows.length < 2) return null
  return (
    <div>
      <h4>{title}</h4>
      <ul className="rv-lines">
        {rows.map(({ name, earned, max }) => (
          <li key={name}>
            <span>{name}</span>
            <b className="figures">{outOfWords({ low: earned, high: earned, max })}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
