import type { ReactNode } from 'react'
import type { SatPaper } from '#contract/sitting.ts'
import { choiceOf, type SatAttempt } from '#data/read/papers/sittings.ts'
import { marksLabel, partLabel } from '#domain/paper/numbering.ts'
import { isWorkedOut } from '#domain/paper/print/front.ts'
import { partKey } from '#domain/sitting/keys.ts'
import { m } from '#messages/generated/messages.js'
import { flag, letCount } from '#tools/paper-maker/sit/acts.ts'
import { Words } from '#tools/paper-maker/page/Words.tsx'
import { ChoiceAnswer } from '#tools/paper-maker/sit/answer/ChoiceAnswer.tsx'
import { PhotoButton, Photos } from '#tools/paper-maker/sit/answer/Photos.tsx'
import { QuestionContent } from '#tools/paper-maker/sit/QuestionContent.tsx'
import { partName, type SheetQuestion } from '#tools/paper-maker/sit/sheet.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { TextAnswer } from '#tools/paper-maker/sit/answer/TextAnswer.tsx'
import { Button } from '#ui/Button.tsx'

export interface QuestionViewProps {
  readonly sitting: Sitting
  readonly sat: SatAttempt
  readonly asked: SatPaper
  readonly entry: SheetQuestion
  readonly isClosed: boolean
}

export const questionId = (key: string): string => `sit-${key}`

/** A question as in the booklet: its number in the margin, ruled lines under each part, marks at the end of the line. */
export function QuestionView({ sitting, sat, asked, entry, isClosed }: QuestionViewProps): ReactNode {
  const { question, no, isFlagged } = entry
  const first = partKey(question.key, 0)
  const setFlag = async (): Promise<void> => {
    const flagged = question.parts.map((_, at) => partKey(question.key, at))
    if (!isFlagged) return flag(sat, first, true)
    for (const key of flagged) if (sat.answers.get(key)?.flagged) await flag(sat, key, false)
  }
  return (
    <section
      className="sit-question"
      id={questionId(question.key)}
      tabIndex={-1}
      aria-label={m.sit_question({ no: no.replace(/\.$/, '') })}
    >
      <div className="sit-margin">
        <b>{no}</b>
        <Button kind="quiet" aria-pressed={isFlagged} aria-label={m.sit_flag_of({ no })} onPress={() => void setFlag()}>
          <span className="sit-flag" data-on={isFlagged} aria-hidden="true" />
          <small>{isFlagged ? m.sit_flagged() : m.sit_flag()}</small>
        </Button>
      </div>
      <div className="sit-matter">
        <Choice sat={sat} entry={entry} isClosed={isClosed} />
        <QuestionContent question={question} />
        {question.parts.map((_, at) => (
          <Part key={at} {...{ sitting, sat, asked, entry, isClosed }} at={at} />
        ))}
      </div>
    </section>
  )
}

/** Under "answer n of m": whether this one counts, said only once it could be in doubt. */
function Choice({ sat, entry, isClosed }: Pick<QuestionViewProps, 'sat' | 'entry' | 'isClosed'>): ReactNode {
  const { section, count, question, state, no } = entry
  if (section.answer === 'all' || state === 'empty' || count.beyond.length === 0) return null
  const doesCount = count.counts.includes(question.key)
  return (
    <p className="sit-counts" data-on={doesCount}>
      {doesCount ? m.sit_counts() : m.sit_counts_not()}
      {!doesCount && !isClosed && (
        <Button
          kind="quiet"
          aria-label={m.sit_let_count_of({ no })}
          onPress={() => void letCount(sat, section.id, question.key, count.needed)}
        >
          {m.sit_let_count()}
        </Button>
      )}
    </p>
  )
}

function Part(props: QuestionViewProps & { readonly at: number }): ReactNode {
  const { sitting, sat, asked, entry, isClosed, at } = props
  const { question } = entry
  const part = question.parts[at]
  if (!part) return null
  const key = partKey(question.key, at)
  const answer = sat.answers.get(key)
  const label = m.sit_answer_to({ no: partName(asked, entry, at) })
  const shown = partLabel(asked.numbering, part.label, question.parts.length)
  return (
    <div className="sit-part">
      <div className="sit-asks">
        {shown !== '' && <span className="sit-label">{shown}</span>}
        <div>
          <Words text={part.text} />
        </div>
        <em className="sit-marks">{marksLabel(asked.numbering, part.marks)}</em>
      </div>
      {part.choices ? (
        <ChoiceAnswer
          sitting={sitting}
          questionKey={key}
          choices={part.choices}
          label={label}
          chosen={answer ? choiceOf(answer) : null}
          isClosed={isClosed}
        />
      ) : (
        <>
          <TextAnswer
            field={sitting.field(key)}
            label={label}
            marks={part.marks}
            isClosed={isClosed}
            hasWords={!isWorkedOut(part)}
          >
            <PhotoButton sitting={sitting} questionKey={key} label={label} />
          </TextAnswer>
          <Photos fileIds={answer?.fileIds ?? []} label={label} sitting={isClosed ? null : sitting} questionKey={key} />
        </>
      )}
    </div>
  )
}
