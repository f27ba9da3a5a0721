import { useId, type KeyboardEvent, type ReactNode } from 'react'
import type { QuizItem } from '#contract/engine/quiz.ts'
import { LONGEST_ANSWER, type Given } from '#domain/quiz/item.ts'
import { m } from '#messages/generated/messages.js'
import { MatchField, OrderField } from '#tools/notetaker/quiz/question/SetFields.tsx'
import type { QuizStep } from '#data/read/quiz/sittings.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'

export interface AnswerFieldProps {
  readonly step: QuizStep
  readonly given: Given | null
  readonly isShown: boolean
  readonly isAlone: boolean
  readonly onGive: (given: Given) => void
  readonly onSubmit: () => void
}

interface Choice {
  readonly text: string
  readonly given: Given
  readonly isRight: boolean
  /** Of a wrong option: the question that it does answer. */
  readonly why: string | undefined
}

function choicesOf(item: QuizItem): Choice[] | null {
  if (item.type === 'choice')
    return item.options.map(({ text, correct, why }, at) => ({
      text,
      given: { kind: 'choice', at },
      isRight: correct,
      why: why?.answers
    }))
  if (item.type !== 'true-false') return null
  return [true, false].map(is => ({
    text: is ? m.quiz_true() : m.quiz_false(),
    given: { kind: 'truth', is },
    isRight: is === item.answer,
    why: undefined
  }))
}

const isSame = (one: Given, other: Given | null): boolean => JSON.stringify(one) === JSON.stringify(other)

function Options({ step, given, isShown, onGive }: AnswerFieldProps): ReactNode {
  const choices = choicesOf(step.item) ?? []
  return (
    <ol className="qz-options">
      {choices.map((choice, at) => {
        const isChosen = isSame(choice.given, given)
        const letter = <b aria-hidden="true">{String.fromCharCode(65 + at)}</b>
        if (!isShown)
          return (
            <li key={choice.text}>
              <button type="button" aria-pressed={isChosen} onClick={() => onGive(choice.given)}>
                {letter}
                <CardText text={choice.text} />
              </button>
            </li>
          )
        return (
          <li key={choice.text} data-state={choice.isRight ? 'right' : isChosen ? 'wrong' : 'other'}>
            {letter}
            <span>
              <CardText text={choice.text} />
              {isChosen && choice.why !== undefined && <small>{m.quiz_why({ question: choice.why })}</small>}
            </span>
            {(choice.isRight || isChosen) && (
              <em>
                {[choice.isRight && m.quiz_mark_right(), isChosen && m.quiz_mark_yours()].filter(Boolean).join(' · ')}
              </em>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** From so few characters left on the limit is said. */
const FEW_LEFT = 500

function Words({ step: { item }, given, isShown, isAlone, onGive, onSubmit }: AnswerFieldProps): ReactNode {
  const id = useId()
  const text = given?.kind === 'text' ? given.text : ''
  const isLong = item.type === 'short'
  const over = text.length - LONGEST_ANSWER
  const unit = item.type === 'numeric' ? item.unit : ''
  const label = unit === '' ? m.quiz_your_answer() : m.quiz_your_answer_in({ unit })
  if (isShown)
    return text.trim() === '' ? null : (
      <p className="qz-given" dir="auto">
        <span>{label}:</span> {text}
      </p>
    )
  const shared = {
    id,
    className: 'input',
    value: text,
    dir: 'auto' as const,
    autoComplete: 'off',
    'aria-invalid': over > 0,
    'aria-describedby': `${id}-hint`,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
      event.preventDefault()
      onSubmit()
    }
  }
  return (
    <div className="field qz-words">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={4} onChange={event => onGive({ kind: 'text', text: event.target.value })} />
      ) : (
        <input
          {...shared}
          inputMode={item.type === 'numeric' ? 'text' : undefined}
          onChange={event => onGive({ kind: 'text', text: event.target.value })}
        />
      )}
      <p className="hint" id={`${id}-hint`}>
        {isAlone && (
          <>
            {isLong && <>{m.quiz_own_words_hint()} </>}
            <span className="key-hint">{isLong ? m.quiz_words_hint() : m.quiz_word_hint()} </span>
          </>
        )}
        {over > -FEW_LEFT && m.quiz_limit_hint({ limit: LONGEST_ANSWER })}
      </p>
      {over > 0 && (
        <p className="error" role="alert">
          {m.quiz_words_over({ over, limit: LONGEST_ANSWER })}
        </p>
      )}
    </div>
  )
}

/** Where an answer is given, and afterwards what was given. */
export function AnswerField(props: AnswerFieldProps): ReactNode {
  switch (props.step.item.type) {
    case 'choice':
    case 'true-false':
      return <Options {...props} />
    case 'matching':
      return <MatchField {...props} item={props.step.item} />
    case 'ordering':
      return <OrderField {...props} item={props.step.item} />
    default:
      return <Words {...props} />
  }
}
