import { Fragment, type ReactNode } from 'react'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { saysMore } from '#domain/marks/says-more.ts'
import { unbroken } from '#domain/paper/unbroken.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { Given, givesAnything, Lines } from '#tools/answer-reviewer/marking/Given.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { PrintSheet } from '#ui/page/PrintSheet.tsx'

/** The script for somebody who marks on paper: question, answer, scheme, room for a mark and a word. */
export function TeacherSheet({ script }: { readonly script: Script }): ReactNode {
  const { attempt, parts } = script
  return (
    <PageFrame
      title={m.reviewer_sheet()}
      tools={
        <>
          <Button kind="ink-small" onPress={() => print()}>
            {m.reviewer_print_now()}
          </Button>
          <a href={href('answer-reviewer', { attempt: attempt.id })}>{m.reviewer_whole_script()}</a>
        </>
      }
    >
      <PrintSheet label={m.reviewer_sheet()}>
        <h3 className="rv-sheet-title">{attempt.title || m.reviewer_untitled()}</h3>
        <p>{m.reviewer_sat({ day: dayWords(attempt.finishedAt ?? '') })}</p>
        <p>{m.reviewer_sheet_names()}</p>
        {parts.map((one, at) => (
          <Fragment key={one.key}>
            {one.question !== parts[at - 1]?.question && givesAnything(one.question) && (
              <section className="rv-sheet-part rv-sheet-given pr-whole pr-with-next">
                <Given question={one.question} />
              </section>
            )}
            <SheetPart one={one} />
          </Fragment>
        ))}
        <p>{m.reviewer_estimate()}</p>
      </PrintSheet>
    </PageFrame>
  )
}

/** Letters of an answer that would leave too much of a page empty if it went over as a whole. */
const LONG = 1200

function schemeLines({ part: { scheme } }: ScriptPart): string[] {
  if (scheme.model === 'points') return scheme.points.map(({ text, marks, type = '' }) => `${text} [${type}${marks}]`)
  if (scheme.model === 'choice') return [scheme.key]
  const levels = scheme.model === 'levels' ? scheme.levels : scheme.criteria.flatMap(one => one.levels)
  return levels.map(({ from, to, text }) => `${from}–${to}: ${text}`)
}

function SheetPart({ one }: { readonly one: ScriptPart }): ReactNode {
  const { name, part, text, letter, isBlank, mark } = one
  const points = part.scheme.model === 'points' ? part.scheme.points.map(point => point.text) : []
  return (
    <section className={text.length > LONG ? 'rv-sheet-part' : 'rv-sheet-part pr-whole'}>
      <p className="pr-with-next">
        <b>{name}</b> <CardText text={unbroken(part.text)} /> [{part.marks}]
      </p>
      <p className="rv-sheet-answer">{isBlank ? m.reviewer_blank_short() : (letter ?? <CardText text={text} />)}</p>
      <ul>
        {schemeLines(one).map(line => (
          <li key={line}>
            <CardText text={unbroken(line)} />
          </li>
        ))}
      </ul>
      {saysMore(part.modelAnswer, points) && (
        <div className="rv-sheet-model">
          <b className="pr-with-next">{m.paper_model_answer()}</b>
          <Lines text={unbroken(part.modelAnswer)} />
        </div>
      )}
      <p className="pr-whole">
        {mark ? m.reviewer_sheet_mine({ mark: outOfWords(mark) }) : m.reviewer_unmarked()}{' '}
        {m.reviewer_sheet_yours({ max: part.marks })}
      </p>
    </section>
  )
}
