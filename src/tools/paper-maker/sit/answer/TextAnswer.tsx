import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { ANSWER_LIMITS } from '#contract/sitting.ts'
import { answerLines } from '#domain/paper/numbering.ts'
import { splitMaths } from '#domain/text/math-text.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { FormulaButton } from '#tools/paper-maker/sit/answer/FormulaButton.tsx'
import type { AnswerField } from '#tools/paper-maker/sit/answer/field.ts'
import { SaveFailed } from '#tools/paper-maker/sit/answer/SaveFailed.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { Button } from '#ui/Button.tsx'

/** An empty answer takes no more of the screen; it grows with its words. */
const MOST_ROWS = 8

const figure = (count: number): string => count.toLocaleString('en-GB')

export interface TextAnswerProps {
  readonly field: AnswerField
  /** "Answer to question 1 (a)". */
  readonly label: string
  readonly marks: number
  /** During the reading time, and once it is submitted. */
  readonly isClosed: boolean
  /** Written in words, which are counted. */
  readonly hasWords: boolean
  /** What stands beside the formula button. */
  readonly children?: ReactNode
}

/** The ruled lines of an answer. A key stroke is noted in memory and written a quarter of a second later. */
export function TextAnswer({ field, label, marks, isClosed, hasWords, children }: TextAnswerProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null)
  const rows = Math.min(MOST_ROWS, Math.max(2, answerLines(marks)))
  const type = (text: string, element: HTMLTextAreaElement): void => {
    if (field.type(text)) return
    element.value = field.text()
    const limit = { characters: figure(ANSWER_LIMITS.characters), lines: figure(ANSWER_LIMITS.lines) }
    notify({ text: m.sit_too_long(limit) })
  }
  useEffect(() => {
    field.attach({
      show: text => {
        if (area.current) showAround(area.current, text)
      },
      hasFocus: () => document.activeElement === area.current && area.current !== null
    })
    return () => {
      field.attach(null)
      void field.flush()
    }
  }, [field])
  return (
    <div className="sit-answer">
      <textarea
        ref={area}
        className="sit-lines"
        aria-label={label}
        dir="auto"
        rows={rows}
        style={{ '--st-rows': rows } as React.CSSProperties}
        defaultValue={field.text()}
        readOnly={isClosed}
        onChange={event => type(event.target.value, event.target)}
        onBlur={() => void field.flush()}
      />
      <RemoteChangeNotice field={field} />
      <Failed field={field} />
      <div className="sit-foot">
        {!isClosed && (
          <>
            <FormulaButton
              area={area}
              label={m.sit_formula_of({ label })}
              onFormula={(text, cursor) => {
                const element = area.current
                if (!element) return
                element.value = text
                type(text, element)
                element.setSelectionRange(cursor, cursor)
              }}
            />
            {children}
          </>
        )}
        <Size field={field} hasWords={hasWords} />
      </div>
    </div>
  )
}

/** Another version comes in: the cursor stays behind the words it stood behind. */
function showAround(element: HTMLTextAreaElement, text: string): void {
  const { selectionStart, value } = element
  const stays = text.startsWith(value.slice(0, selectionStart))
  const cursor = stays ? selectionStart : Math.max(0, text.length - (value.length - selectionStart))
  element.value = text
  if (document.activeElement === element) element.setSelectionRange(cursor, cursor)
}

function Size({ field, hasWords }: Pick<TextAnswerProps, 'field' | 'hasWords'>): ReactNode {
  const { words, characters, text } = useStore(field.$size)
  const hasMaths = splitMaths(text).some(({ kind }) => kind === 'math')
  return (
    <>
      <p className="sit-count figures">
        {[
          ...(hasWords ? [m.sit_words({ count: words })] : []),
          ...(characters > ANSWER_LIMITS.characters / 2
            ? [m.sit_limit_near({ used: figure(characters), limit: figure(ANSWER_LIMITS.characters) })]
            : [])
        ].join(' · ')}
      </p>
      {hasMaths && (
        <div className="sit-set">
          <span className="hint">{m.sit_formula_set()}</span>
          <CardText text={text} />
        </div>
      )}
    </>
  )
}

function RemoteChangeNotice({ field }: { readonly field: AnswerField }): ReactNode {
  const elsewhere = useStore(field.$elsewhere)
  if (elsewhere === 'nothing') return null
  return (
    <p className="sit-notice" role="status">
      {m.sit_elsewhere()}{' '}
      <Button kind="quiet" onPress={() => void tryOrNotify(() => field.takeOver().then(() => undefined))}>
        {m.sit_elsewhere_show()}
      </Button>
    </p>
  )
}

function Failed({ field }: { readonly field: AnswerField }): ReactNode {
  const state = useStore(field.$state)
  return state.state === 'open' ? <SaveFailed draft={state.draft} text={field.text} /> : null
}
