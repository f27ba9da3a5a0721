import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { SIZES } from '#config/sizes.ts'
import { MAX_ORDINAL, addMark } from '#domain/cards/cloze.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { dismissPassing } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { CardPreview } from '#tools/shared/cards/CardPreview.tsx'
import { CardSide, mediaLimits, type CardSideProps } from '#tools/shared/cards/CardSide.tsx'
import { CardSideField } from '#tools/shared/cards/CardSideField.tsx'
import { KindField } from '#tools/shared/cards/KindField.tsx'
import {
  type CardDraft,
  type CardKind,
  OPTION,
  asKind,
  cardsOf,
  faultsOf,
  isChanged,
  isHidden,
  ownChanges
} from '#tools/shared/cards/card-draft.ts'
import { isRecordedFor } from '#tools/shared/cards/media/under-way.ts'
import { useKeptDraft, type KeptDraft } from '#tools/shared/cards/use-kept-draft.ts'
import { Button } from '#ui/Button.tsx'

const OcclusionField = lazy(async () => {
  const { OcclusionField: Own } = await retry(() => import('#tools/shared/cards/occlusion/OcclusionField.tsx'))
  return { default: Own }
})

export interface CardFormProps {
  readonly initial: CardDraft
  /** Questions that exist already. */
  readonly known?: readonly string[]
  /** A new card may be of any kind; an existing one keeps its kind. */
  readonly isNew: boolean
  /** With what stood in the form at first: another tab may have changed the card since. */
  readonly onSave: (draft: CardDraft, opened: CardDraft) => Promise<unknown>
  readonly onCancel: () => void
  /** Shown above the fields: what the note says now. */
  readonly children?: ReactNode
  /** Below the fields: the topic. */
  readonly more?: ReactNode
  /** Below the answer: what can be put on the card by a press. */
  readonly offer?: (draft: CardDraft, change: KeptDraft['setDraft']) => ReactNode
  /** Names the card on this device: what is typed outlives a tab that dies, and its sides take pictures and sounds. */
  readonly keptAs?: string
}

const LABELS: Readonly<Record<CardKind, readonly [() => string, () => string]>> = {
  basic: [m.cards_form_front, m.cards_form_back],
  reversed: [m.cards_form_front_reversed, m.cards_form_back_reversed],
  cloze: [m.cards_form_front_cloze, m.cards_form_back_cloze],
  type: [m.cards_form_front, m.cards_form_back],
  choice: [m.cards_form_front, m.collection_form_right]
}

/** Writing or changing a card: two sides, what they will look like, and what is still missing. */
export function CardForm(props: CardFormProps): ReactNode {
  const { initial, known = [], isNew, onSave, onCancel, children, more, offer, keptAs } = props
  const { first, draft, setDraft, isBack, startAgain, forget } = useKeptDraft(keptAs, initial, isNew)
  const [isTold, setTold] = useState(false)
  const [saving, setSaving] = useState<'idle' | 'saving' | { readonly reason: string }>('idle')
  const [isLeaving, setLeaving] = useState(false)
  const [hideHint, setHideHint] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const front = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  useEffect(() => {
    front.current?.focus()
    // A question that was suggested goes with the first letter.
    if (isNew) front.current?.select()
  }, [isNew])
  const faults = faultsOf(draft, known)
  const labels = LABELS[draft.kind]
  const hides = isHidden(draft)

  async function saveDraft(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // At once, so that the fault is there to be gone to.
    flushSync(() => setTold(true))
    if (faults.front ?? faults.back ?? faults.wrong) return showFault()
    if (isRecordedFor(keptAs)) return setSaving({ reason: m.media_record_first() })
    setSaving('saving')
    try {
      await onSave(isNew ? draft : ownChanges(draft, first), first)
      forget()
    } catch (error) {
      setSaving({ reason: wordsFor(error) })
    }
  }

  /** The field that has to be mended, with its words below it: the button may be a screen further down. */
  function showFault(): void {
    dismissPassing()
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.closest('.field')?.scrollIntoView({ block: 'center' })
  }

  /** Escape: what was typed goes only when it is pressed twice. */
  function leave(): void {
    if (!isChanged(draft, first) || isLeaving) cancel()
    else setLeaving(true)
  }

  function cancel(): void {
    forget()
    onCancel()
  }

  function side(key: 'frontMedia' | 'backMedia', label: string): Omit<CardSideProps, 'children'> {
    return {
      label,
      of: keptAs === undefined ? null : `${keptAs} ${key}`,
      describedBy: hintId,
      media: draft[key] ?? null,
      change: next => setDraft(now => ({ ...now, [key]: next(now[key] ?? null) }))
    }
  }

  function hideSelection(): void {
    const field = front.current
    if (!field || field.selectionStart === field.selectionEnd) return setHideHint(m.cards_form_hide_nothing())
    setHideHint('')
    setDraft({ ...draft, front: addMark(draft.front, field.selectionStart, field.selectionEnd) })
    field.focus()
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape leaves the form; its button does the same
    <form
      ref={form}
      className="card-form"
      aria-label={isNew ? m.cards_form_title_new() : m.cards_form_title_edit()}
      onSubmit={event => void saveDraft(event)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        leave()
      }}
    >
      {isNew && <KindField kind={hides ? 'occlusion' : draft.kind} onChange={kind => setDraft(asKind(draft, kind))} />}
      {isBack && (
        <p className="hint" role="status">
          {m.media_draft_back()}{' '}
          <Button kind="quiet" onPress={startAgain}>
            {m.media_draft_anew()}
          </Button>
        </p>
      )}
      {children}
      <CardSide {...side('frontMedia', labels[0]())}>
        {hides ? (
          <Suspense fallback={<div className="card-side-wait" />}>
            <OcclusionField
              front={draft.front}
              picture={draft.frontMedia?.pictures[0]}
              fault={isTold ? faults.front : null}
              change={text => setDraft(now => ({ ...now, front: text }))}
            />
          </Suspense>
        ) : (
          <CardSideField
            ref={front}
            label={labels[0]()}
            text={draft.front}
            describedBy={hintId}
            fault={isTold ? faults.front : null}
            onChange={text => setDraft({ ...draft, front: text })}
          />
        )}
      </CardSide>
      {draft.kind === 'cloze' && !hides && (
        <div className="hide-words">
          <Button onPress={hideSelection}>{m.cards_form_hide()}</Button>
          <p className="hint" role="status">
            {hideHint}
          </p>
        </div>
      )}
      <CardSide {...side('backMedia', labels[1]())}>
        <CardSideField
          label={labels[1]()}
          text={draft.back}
          describedBy={hintId}
          fault={isTold ? faults.back : null}
          onChange={text => setDraft({ ...draft, back: text })}
        />
      </CardSide>
      {offer?.(draft, setDraft)}
      {draft.kind === 'choice' && (
        <CardSideField
          label={m.collection_form_wrong()}
          text={(draft.wrong ?? []).join('\n')}
          describedBy={hintId}
          fault={isTold ? faults.wrong : null}
          onChange={text => setDraft({ ...draft, wrong: text.split('\n') })}
        />
      )}
      <p className="hint" id={hintId}>
        {draft.kind === 'choice' && `${m.collection_form_wrong_hint({ most: OPTION.count, length: OPTION.length })} `}
        {draft.kind === 'cloze' &&
          !hides &&
          `${m.cards_form_cloze_hint({ example: '{{c1::words}}', hinted: '{{c1::words::hint}}', limit: MAX_ORDINAL })} `}
        {m.cards_form_limit({ limit: SIZES.cardSide })}
        {keptAs !== undefined && ` ${mediaLimits()}`}
      </p>
      {more}
      <CardPreview cards={cardsOf(draft)} />
      <div className="form-actions">
        <Button kind="act-small" type="submit" isDisabled={saving === 'saving'}>
          {saving === 'saving' ? m.cards_form_saving() : isNew ? m.cards_form_save() : m.cards_form_save_changes()}
        </Button>
        <Button kind="quiet" onPress={cancel}>
          {m.cards_form_cancel()}
        </Button>
      </div>
      <p className="hint" role="status">
        {isLeaving && m.cards_form_escape()}
      </p>
      <div role="alert">
        {typeof saving === 'object' && <p className="error">{m.cards_form_failed({ reason: saving.reason })}</p>}
      </div>
    </form>
  )
}
