import type { ReactNode } from 'react'
import { sumOf, type Script, type ScriptPart } from '#data/marks/script.ts'
import { lostMarks, standsAlone } from '#domain/marks/part.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { capital, dayWords, outOfWords, rangeWords } from '#tools/answer-reviewer/mark-words.ts'
import { Grade } from '#tools/answer-reviewer/script/Grade.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'

/** A whole script: what is marked, what is open, and where the marks were lost. */
export function ScriptPage({ script }: { readonly script: Script }): ReactNode {
  const { attempt, parts } = script
  const sum = sumOf(parts)
  const first = parts.find(part => part.counts && part.mark === null)
  return (
    <PageFrame
      title={attempt.title || m.reviewer_untitled()}
      facts={m.reviewer_sat({ day: dayWords(attempt.finishedAt ?? '') })}
      tools={
        <>
          <a href={href('answer-reviewer', { attempt: attempt.id, view: 'print' })}>{m.reviewer_print()}</a>
          <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
        </>
      }
      side={
        <>
          <SidePart title={m.reviewer_so_far()}>
            <Total script={script} />
            {sum.open > 0 && <p>{m.reviewer_open({ count: sum.open })}</p>}
            {first && (
              <p>
                <a className="act ink" href={href('answer-reviewer', { attempt: attempt.id, part: first.key })}>
                  {m.reviewer_mark_next({ no: first.name.replace(/\.$/, '') })}
                </a>
              </p>
            )}
            <Grade script={script} />
            <p className="hint">{m.reviewer_estimate()}</p>
          </SidePart>
          <WhereLost parts={parts} />
        </>
      }
    >
      <Section title={m.reviewer_parts()}>
        <ol className="rv-parts">
          {parts.map(part => (
            <Part key={part.key} script={script} part={part} />
          ))}
        </ol>
      </Section>
    </PageFrame>
  )
}

/** Marks of a MYP paper stand by their criterion and are never added up. */
function Total({ script: { parts, asked } }: { readonly script: Script }): ReactNode {
  const counting = parts.filter(({ counts }) => counts)
  if (!counting.some(({ part }) => standsAlone(part, asked.numbering))) {
    const sum = sumOf(parts)
    return (
      <p className="rv-sum">
        {rangeWords(sum)} <small>{m.reviewer_of_max({ max: sum.max })}</small>
      </p>
    )
  }
  return (
    <ul className="rv-lines">
      {[...Map.groupBy(counting, ({ part }) => part.criterion ?? '–')].map(([criterion, own]) => (
        <li key={criterion}>
          <span>{m.reviewer_criterion({ criterion })}</span>
          <b className="figures">{outOfWords(sumOf(own))}</b>
        </li>
      ))}
    </ul>
  )
}

function Part({ script, part: one }: { readonly script: Script; readonly part: ScriptPart }): ReactNode {
  const { name, part, mark, counts, isBlank } = one
  return (
    <li data-open={mark === null}>
      <b className="figures">{name}</b>
      <a href={href('answer-reviewer', { attempt: script.attempt.id, part: one.key })}>{part.text}</a>
      <span className="figures">
        {!counts ? m.reviewer_counts_not() : mark ? outOfWords(mark) : m.reviewer_to_mark({ max: part.marks })}
        {isBlank && counts && <small>{m.reviewer_blank_short()}</small>}
      </span>
    </li>
  )
}

/** Lost marks by what was asked, most first; each leads to a paper that trains it. */
function WhereLost({ parts }: { readonly parts: readonly ScriptPart[] }): ReactNode {
  const lost = parts.flatMap(one =>
    one.counts && one.said
      ? lostMarks(one.part, one.said, one.earlier).map(({ marks }) => ({ skill: one.part.command, marks }))
      : []
  )
  const bySkill = [...Map.groupBy(lost, ({ skill }) => skill)]
    .map(([skill, own]) => ({ skill, marks: own.reduce((sum, { marks }) => sum + marks, 0) }))
    .filter(({ skill }) => skill !== '')
    .sort((a, b) => b.marks - a.marks)
    .slice(0, 6)
  if (bySkill.length === 0) return null
  return (
    <SidePart title={m.reviewer_where()}>
      <ul className="rv-lines">
        {bySkill.map(({ skill, marks }) => (
          <li key={skill}>
            <a href={href('paper-maker', { skill })}>{m.reviewer_train({ skill: capital(skill) })}</a>
            <b className="figures">−{marks}</b>
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
