import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { QUIZ_TYPES, type QuizResult, type QuizType } from '#contract/engine/quiz.ts'
import { $quizSources, type QuizSources } from '#data/read/quiz/quiz-sources.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href } from '#stores/route.ts'
import { RoomTabs } from '#tools/notetaker/cards-list/RoomTabs.tsx'
import { NotePick } from '#tools/notetaker/quiz/start/NotePick.tsx'
import { QuizLines } from '#tools/notetaker/quiz/start/QuizLines.tsx'
import { MOST_ITEMS, USUAL, type QuizSettings } from '#contract/quiz-settings.ts'
import { beginQuiz, makeQuiz, notesFrom, quizRun } from '#tools/notetaker/quiz/start/start.store.ts'
import css from '#tools/notetaker/quiz/start/start.css?inline'
import { QuizExample } from '#tools/shared/examples/QuizExample.tsx'
import { EngineChoice } from '#tools/shared/engine/EngineChoice.tsx'
import { EngineRunView } from '#tools/shared/engine/EngineRunView.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { PageFrame, SidePart } from '#ui/page/PageFrame.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Begin } from '#ui/state/Begin.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

const TYPE_WORDS: Readonly<Record<QuizType, () => string>> = {
  choice: m.quiz_type_choice,
  'true-false': m.quiz_type_truth,
  cloze: m.quiz_type_cloze,
  matching: m.quiz_type_matching,
  ordering: m.quiz_type_ordering,
  numeric: m.quiz_type_numeric,
  short: m.quiz_type_short
}

interface ChangeSettings {
  readonly settings: QuizSettings
  readonly onChange: (settings: QuizSettings) => void
}

function SettingsFields({ settings, onChange }: ChangeSettings): ReactNode {
  const set = (change: Partial<QuizSettings>): void => onChange({ ...settings, ...change })
  return (
    <>
      <div className="field">
        <span className="label">{m.quiz_types()}</span>
        <Chips<QuizType>
          label={m.quiz_types()}
          chips={QUIZ_TYPES.map(id => ({ id, title: TYPE_WORDS[id]() }))}
          selected={settings.types}
          onChange={types => set({ types: [...types] })}
          isRequired
        />
      </div>
      <div className="qz-two">
        <NumberField
          label={m.quiz_count()}
          hint={m.quiz_count_hint({ most: MOST_ITEMS })}
          minValue={1}
          maxValue={MOST_ITEMS}
          value={settings.count}
          onChange={count => set({ count: Number.isFinite(count) ? count : USUAL.count })}
        />
        <NumberField
          label={m.quiz_minutes()}
          hint={settings.minutes === null ? m.quiz_minutes_none() : m.quiz_minutes_run()}
          minValue={0}
          maxValue={180}
          value={settings.minutes ?? 0}
          onChange={minutes => set({ minutes: Number.isFinite(minutes) && minutes > 0 ? Math.round(minutes) : null })}
        />
      </div>
      <div className="qz-two">
        <RadioGroup
          label={m.quiz_view()}
          value={settings.view}
          options={[
            { value: 'one', text: m.quiz_view_one() },
            { value: 'all', text: m.quiz_view_all() }
          ]}
          onChange={view => set({ view, feedback: view === 'all' ? 'end' : settings.feedback })}
        />
        <RadioGroup
          label={m.quiz_feedback()}
          value={settings.feedback}
          options={[
            ...(settings.view === 'one' ? [{ value: 'each' as const, text: m.quiz_feedback_each() }] : []),
            { value: 'end' as const, text: m.quiz_feedback_end() }
          ]}
          onChange={feedback => set({ feedback })}
        />
      </div>
      <Checkbox isSelected={settings.asksConfidence} onChange={asksConfidence => set({ asksConfidence })}>
        {m.quiz_asks_confidence()}
      </Checkbox>
      <EngineChoice feature="quiz" />
    </>
  )
}

/** Fewer questions than wanted, or none: said as it is, with what would give more. */
function Thin({ result, settings }: { readonly result: QuizResult; readonly settings: QuizSettings }): ReactNode {
  const { length } = result.items
  const words = useRef<HTMLParagraphElement>(null)
  // It comes below the button that was pressed: brought up, with what can be done about it.
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'center' })
  }, [result])
  return (
    <>
      <p ref={words} className="qz-thin" tabIndex={-1}>
        {length === 0
          ? m.quiz_nothing()
          : length < settings.count
            ? m.quiz_thin({ count: length, wanted: settings.count })
            : m.quiz_ready({ count: length })}
      </p>
      {length < settings.count && <p>{m.quiz_more_from_note()}</p>}
      {length < settings.count && settings.types.length < QUIZ_TYPES.length && <p>{m.quiz_more_types()}</p>}
      {length > 0 && (
        <Button kind="act" onPress={() => void tryOrNotify(() => beginQuiz(result, settings))}>
          {m.quiz_begin_with({ count: length })}
        </Button>
      )}
    </>
  )
}

function Form({ ground, from }: { readonly ground: QuizSources; readonly from: string | undefined }): ReactNode {
  const [settings, setSettings] = useState<QuizSettings>(USUAL)
  const [chosen, setChosen] = useState<readonly string[]>(() => notesFrom(from, ground))
  const [fault, setFault] = useState('')
  useEffect(() => quizRun.stop, [])
  const there = chosen.filter(id => ground.notes.some(note => note.id === id))
  const make = (): void => {
    if (there.length === 0) return setFault(m.quiz_choose_note())
    setFault('')
    void makeQuiz(there, settings)
  }
  return (
    <form
      className="qz-start"
      onSubmit={event => {
        event.preventDefault()
        make()
      }}
    >
      <NotePick ground={ground} chosen={there} onChange={setChosen} />
      <SettingsFields
        settings={settings}
        onChange={next => {
          quizRun.stop()
          setSettings(next)
        }}
      />
      <div className="qz-row">
        <Button kind="act" type="submit">
          {m.quiz_make()}
        </Button>
        <p className="error" role="alert">
          {fault}
        </p>
      </div>
      <EngineRunView store={quizRun} feature="quiz" onRetry={make} empty={m.quiz_wordless()}>
        {result => <Thin result={result} settings={settings} />}
      </EngineRunView>
    </form>
  )
}

/** Where a quiz begins: from which notes, which kinds of questions, how many, and how it is taken. */
export function QuizStart({ from }: { readonly from: string | undefined }): ReactNode {
  const ground = useStore($quizSources)
  return (
    <PageFrame
      title={m.quiz_new()}
      tools={<RoomTabs here="quizzes" />}
      side={
        <SidePart title={m.quiz_yours()}>
          <QuizLines />
        </SidePart>
      }
    >
      <RemoteView
        remote={ground}
        loading={m.quiz_opening()}
        failed={m.quiz_failed()}
        isEmpty={({ notes }) => notes.length === 0}
        empty={
          <Begin
            title={m.begin_quiz()}
            label={m.begin_quiz_label()}
            example={<QuizExample />}
            acts={
              <a className="act ink" href={href('notetaker', { note: 'new' })}>
                {m.begin_note()}
              </a>
            }
          >
            {m.begin_quiz_why()}
          </Begin>
        }
      >
        {value => <Form ground={value} from={from} />}
      </RemoteView>
    </PageFrame>
  )
}
