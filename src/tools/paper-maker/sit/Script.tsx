import { useEffect, useMemo, type ReactNode } from 'react'
import type { SatPaper } from '#contract/sitting.ts'
import { answerDoc, answeredKeys, choiceOf, type SatAttempt } from '#data/read/papers/sittings.ts'
import { marksLabel, partLabel } from '#domain/paper/numbering.ts'
import { lateText, textOfDoc } from '#domain/sitting/answer-doc.ts'
import { partKey } from '#domain/sitting/keys.ts'
import { sittingTime } from '#domain/sitting/time.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Words } from '#tools/paper-maker/page/Words.tsx'
import { Attempts } from '#tools/paper-maker/sit/Attempts.tsx'
import { beyondWords } from '#tools/paper-maker/sit/beyond-words.ts'
import { now } from '#tools/paper-maker/sit/time/now.ts'
import { Photos } from '#tools/paper-maker/sit/answer/Photos.tsx'
import { QuestionContent } from '#tools/paper-maker/sit/QuestionContent.tsx'
import { partName, sheetOf, type SheetQuestion } from '#tools/paper-maker/sit/sheet.ts'
import { HAS_REVIEWER } from '#tools/paper-maker/sit/reviewer.ts'
import { dayWords, usedWords } from '#tools/paper-maker/sit/time/time-words.ts'
import { headingWords } from '#tools/paper-maker/words.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { PageFrame, SidePart } from '#ui/page/PageFrame.tsx'

interface ScriptProps {
  readonly sat: SatAttempt
  readonly asked: SatPaper
}

/** A sitting that is over: what was written, as it was handed in. */
export function Script({ sat, asked }: ScriptProps): ReactNode {
  const sheet = useMemo(() => sheetOf(sat, asked), [sat, asked])
  const { attempt } = sat
  // It takes the place of the booklet, wherever that was scrolled to.
  useEffect(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('.pg-title')?.focus({ preventScroll: true })
  }, [attempt.id])
  const time = sittingTime(sat.clock, sat.terms, new Date(attempt.finishedAt ?? now()))
  const given = answeredKeys(sat).size
  const over = time.left !== null && time.left < 0 ? m.sit_line_over({ time: usedWords(-time.left) }) : ''
  return (
    <PageFrame
      title={attempt.title}
      facts={[
        m.sit_submitted_at({ day: dayWords(attempt.finishedAt ?? '') }),
        m.sit_line_used({ time: usedWords(time.used) }),
        over
      ]
        .filter(Boolean)
        .join(' · ')}
      tools={
        <>
          {attempt.refId !== null && <a href={href('paper-maker', { paper: attempt.refId })}>{m.sit_to_paper()}</a>}
          {HAS_REVIEWER && given > 0 && (
            <a className="act ink small" href={href('answer-reviewer', { attempt: attempt.id })}>
              {m.sit_have_marked()}
            </a>
          )}
        </>
      }
      side={
        <SidePart title={m.sit_history()}>{attempt.refId !== null && <Attempts paperId={attempt.refId} />}</SidePart>
      }
    >
      {given === 0 && <p>{m.sit_blank_script()}</p>}
      {sheet.map(section => (
        <section key={section.section.id} className="sit-section">
          {(sheet.length > 1 || section.section.answer !== 'all') && (
            <header>
              {sheet.length > 1 && <h3>{headingWords(section.section, sheet)}</h3>}
              {beyondWords(section).map(line => (
                <p key={line} className="sit-notice">
                  {line}
                </p>
              ))}
            </header>
          )}
          {section.questions.map(entry => (
            <Given key={entry.question.key} sat={sat} asked={asked} entry={entry} />
          ))}
        </section>
      ))}
    </PageFrame>
  )
}

function Given({ sat, asked, entry }: ScriptProps & { readonly entry: SheetQuestion }): ReactNode {
  const { question, no, count } = entry
  return (
    <section className="sit-question" aria-label={m.sit_question({ no: no.replace(/\.$/, '') })}>
      <div className="sit-margin">
        <b>{no}</b>
      </div>
      <div className="sit-matter">
        {count.beyond.includes(question.key) && <p className="sit-counts">{m.sit_counts_not()}</p>}
        <QuestionContent question={question} />
        {question.parts.map((part, at) => {
          const label = partLabel(asked.numbering, part.label, question.parts.length)
          return (
            <div key={at} className="sit-part">
              <div className="sit-asks">
                {label !== '' && <span className="sit-label">{label}</span>}
                <div>
                  <Words text={part.text} />
                </div>
                <em className="sit-marks">{marksLabel(asked.numbering, part.marks)}</em>
              </div>
              <Handed sat={sat} part={part} questionKey={partKey(question.key, at)} name={partName(asked, entry, at)} />
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface HandedProps {
  readonly sat: SatAttempt
  readonly part: { readonly choices?: Readonly<Partial<Record<string, string>>> | undefined }
  readonly questionKey: string
  readonly name: string
}

function Handed({ sat, part, questionKey, name }: HandedProps): ReactNode {
  const answer = sat.answers.get(questionKey)
  const letter = answer ? choiceOf(answer) : null
  const doc = answer ? answerDoc(answer) : null
  const text = textOfDoc(doc)
  const late = lateText(doc)
  if (part.choices)
    return (
      <p className="sit-given">
        {letter === null ? (
          <i>{m.sit_no_answer()}</i>
        ) : (
          <>
            <b>{letter}</b> {part.choices[letter]}
          </>
        )}
      </p>
    )
  const photos = answer?.fileIds ?? []
  return (
    <>
      {text.trim() === '' && photos.length === 0 && (
        <p className="sit-given">
          <i>{m.sit_no_answer()}</i>
        </p>
      )}
      {text.trim() !== '' && (
        <div className="sit-given">
          <CardText text={text} />
        </div>
      )}
      {late !== '' && (
        <div className="sit-late">
          <p>{m.sit_late()}</p>
          <CardText text={late} />
        </div>
      )}
      <Photos fileIds={photos} label={m.sit_answer_to({ no: name })} sitting={null} questionKey={questionKey} />
    </>
  )
}
