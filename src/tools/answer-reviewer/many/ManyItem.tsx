import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { PASTED_LIMITS } from '#contract/marking.ts'
import { readItem, type ItemRead } from '#domain/marks/many/build.ts'
import { changeItem, type Many, type Paired } from '#domain/marks/many/pair.ts'
import { m } from '#messages/generated/messages.js'
import { SchemeRules } from '#tools/answer-reviewer/marking/SchemeRules.tsx'
import { faultWords } from '#tools/answer-reviewer/new/fault-words.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface ManyItemProps {
  readonly item: Paired
  readonly many: Many
  readonly mend: (many: Many, step?: string) => void
}

/** One question with its scheme and answer as they were paired; what is wrong with it is said where it is mended. */
export function ManyItem({ item, many, mend }: ManyItemProps): ReactNode {
  const { label, question, scheme, answer, isOut } = item
  const change = (part: Partial<Omit<Paired, 'label'>>, step?: string): void =>
    mend(changeItem(many, label, part), step === undefined ? undefined : `${label} ${step}`)
  if (isOut)
    return (
      <li data-removed>
        <p className="rv-gone">
          <s>
            {label} {question}
          </s>{' '}
          <span>{m.reviewer_read_removed()}</span>
        </p>
        <Button kind="quiet" onPress={() => change({ isOut: false })}>
          {m.reviewer_many_back({ no: label })}
        </Button>
      </li>
    )
  const read = readItem(item)
  return (
    <li>
      <h3>{m.reviewer_question({ no: label })}</h3>
      <TextField
        label={m.reviewer_many_question({ no: label })}
        rows={3}
        value={question}
        onChange={words => change({ question: words }, 'question')}
        maxLength={PASTED_LIMITS.question}
      />
      <TextField
        label={m.reviewer_many_scheme({ no: label })}
        rows={3}
        value={scheme}
        onChange={words => change({ scheme: words }, 'scheme')}
        maxLength={PASTED_LIMITS.scheme}
      />
      <Read read={read} />
      <TextField
        label={m.reviewer_many_answer({ no: label })}
        {...(answer.trim() === '' && { hint: m.reviewer_many_blank() })}
        rows={3}
        value={answer}
        onChange={words => change({ answer: words }, 'answer')}
        maxLength={SIZES.answerText}
      />
      {read.fault && (
        <p className="rv-warn">
          {read.fault.kind === 'parts' ? m.reviewer_many_fault_parts({ no: label }) : faultWords(read.fault)}
        </p>
      )}
      <Button kind="quiet" onPress={() => change({ isOut: true })}>
        {m.reviewer_many_leave({ no: label })}
      </Button>
    </li>
  )
}

/** What was read of the scheme, as it will be marked. */
function Read({ read: { part, marks, scheme, stimulus } }: { readonly read: ItemRead }): ReactNode {
  if (!part) return null
  const notes = [
    part.scheme.model === 'choice' ? m.reviewer_many_key({ key: part.scheme.key }) : '',
    stimulus ? m.reviewer_many_table() : ''
  ].filter(note => note !== '')
  return (
    <div className="rv-many-read">
      <p>{m.reviewer_many_marks({ marks })}</p>
      {part.scheme.model === 'points' && (
        <ol>
          {part.scheme.points.map(({ id, text, marks: worth, alternatives = [], reject = [], rules = [] }) => (
            <li key={id}>
              {text} <small>{m.reviewer_marks({ marks: worth })}</small>
              {alternatives.length > 0 && (
                <p className="hint">{m.reviewer_also({ words: alternatives.join(' / ') })}</p>
              )}
              {reject.length > 0 && <p className="hint">{m.reviewer_reject({ words: reject.join(' / ') })}</p>}
              {rules.length > 0 && <p className="hint">{rules.join(' · ')}</p>}
            </li>
          ))}
        </ol>
      )}
      {part.scheme.model === 'levels' && (
        <ul>
          {part.scheme.levels.map(({ from, to, text }) => (
            <li key={from}>
              {from === to ? from : `${from}–${to}`}: {text}
            </li>
          ))}
        </ul>
      )}
      {part.scheme.model === 'points' && scheme && <SchemeRules {...part.scheme} />}
      {notes.map(note => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </div>
  )
}
