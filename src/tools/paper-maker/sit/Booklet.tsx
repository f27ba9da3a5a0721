import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { SatPaper } from '#contract/sitting.ts'
import type { SatAttempt } from '#data/read/papers/sittings.ts'
import { examOf } from '#domain/exam/exam-mode.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { beginWriting, goOn, pause } from '#tools/paper-maker/sit/acts.ts'
import { Clock } from '#tools/paper-maker/sit/time/Clock.tsx'
import { questionId } from '#tools/paper-maker/sit/QuestionView.tsx'
import { QuestionMap } from '#tools/paper-maker/sit/QuestionMap.tsx'
import { Questions } from '#tools/paper-maker/sit/Questions.tsx'
import { sheetOf, type SheetSection } from '#tools/paper-maker/sit/sheet.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { SubmitDialog } from '#tools/paper-maker/sit/SubmitDialog.tsx'
import { usePhase, type Phase } from '#tools/paper-maker/sit/time/use-phase.ts'
import { $lastQuestion, $sitView } from '#tools/paper-maker/sit/view.store.ts'
import { Button } from '#ui/Button.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

interface BookletProps {
  readonly sitting: Sitting
  readonly sat: SatAttempt
  readonly asked: SatPaper
}

/** A sitting under way: the booklet, and beside it the time, the map and the end. */
export function Booklet({ sitting, sat, asked }: BookletProps): ReactNode {
  const phase = usePhase(sat)
  const view = useStore($sitView)
  const isNarrow = useNarrow()
  const sheet = useMemo(() => sheetOf(sat, asked), [sat, asked])
  const { current, open, mark } = useCurrent(sat, sheet)
  const [isEnding, setEnding] = useState(false)
  const end = (): void => setEnding(true)
  const map = (
    <>
      <QuestionMap sheet={sheet} current={current} onOpen={open} />
      <Chips
        label={m.sit_view()}
        mode="single"
        isRequired
        selected={[view]}
        chips={[
          { id: 'one', title: m.sit_view_one() },
          { id: 'all', title: m.sit_view_all() }
        ]}
        onChange={([id]) => id && $sitView.set(id)}
      />
    </>
  )
  const answered = sheet.flatMap(({ questions }) => questions).filter(({ state }) => state === 'answered').length
  const all = sheet.flatMap(({ questions }) => questions).length
  return (
    <div className="sit-room" data-narrow={isNarrow}>
      <header className="sit-head">
        <h2 className="pg-title" tabIndex={-1}>
          {sat.attempt.title}
        </h2>
        <a className="plain" href={href('paper-maker')}>
          {m.sit_leave()}
        </a>
      </header>
      <aside className="sit-side" aria-label={m.sit_side()}>
        <Clock sat={sat} />
        {asked.calculator === 'allowed' && examOf(asked.presetId ?? undefined) && (
          <a
            className="plain"
            href={href('study-zone', { tool: 'calculator', paper: asked.presetId ?? '' })}
            target="_blank"
            rel="noreferrer"
          >
            {m.exam_open_for()}
          </a>
        )}
        <div className="sit-acts">
          {sat.settings.pauses && phase !== 'paused' && (
            <Button onPress={() => void pause(sitting)}>{m.sit_pause()}</Button>
          )}
          <Button kind="ink-small" onPress={end}>
            {m.sit_submit()}
          </Button>
        </div>
        {phase !== 'paused' &&
          (isNarrow ? <Disclosure title={m.sit_map_count({ answered, all })}>{map}</Disclosure> : map)}
      </aside>
      <div className="sit-main">
        <Standing phase={phase} sitting={sitting} sat={sat} onEnd={end} />
        {phase !== 'paused' && (
          <Questions
            {...{ sitting, sat, asked, sheet, current, view }}
            isClosed={phase === 'reading' || phase === 'submitted'}
            onOpen={open}
            onEnter={mark}
            onEnd={end}
          />
        )}
      </div>
      {isEnding && <SubmitDialog {...{ sitting, sat, asked, sheet }} onClose={() => setEnding(false)} />}
    </div>
  )
}

interface StandingProps {
  readonly phase: Phase
  readonly sitting: Sitting
  readonly sat: SatAttempt
  readonly onEnd: () => void
}

/** What the clock asks for now: reading, a pause, or the end. Nothing typed is ever in its way. */
function Standing({ phase, sitting, sat, onEnd }: StandingProps): ReactNode {
  if (phase === 'paused')
    return (
      <div className="sit-standing" role="status">
        <p>{m.sit_paused()}</p>
        <Button kind="ink" onPress={() => void goOn(sitting)}>
          {m.sit_go_on()}
        </Button>
      </div>
    )
  if (phase === 'reading')
    return (
      <div className="sit-standing" role="status">
        <p>{m.sit_reading()}</p>
        <Button onPress={() => void beginWriting(sat)}>{m.sit_begin_writing()}</Button>
      </div>
    )
  if (phase !== 'overtime') return null
  return (
    <div className="sit-standing" role="alert" data-over>
      <p>{m.sit_time_up()}</p>
      <Button kind="ink-small" onPress={onEnd}>
        {m.sit_submit()}
      </Button>
    </div>
  )
}

/** The question one is at; it is found again after a reload. */
function useCurrent({ attempt }: SatAttempt, sheet: readonly SheetSection[]) {
  const keys = sheet.flatMap(({ questions }) => questions.map(({ question }) => question.key))
  const [current, setCurrent] = useState(() => {
    const [of, key = ''] = $lastQuestion.get().split(' ')
    return of === attempt.id && keys.includes(key) ? key : (keys[0] ?? null)
  })
  const wasOpened = useRef(false)
  const mark = (key: string): void => {
    setCurrent(key)
    $lastQuestion.set(`${attempt.id} ${key}`)
  }
  const show = (key: string): void => {
    const element = document.getElementById(questionId(key))
    // What stays in sight above is as high as its map is open.
    const side = element?.closest('.sit-room')?.querySelector<HTMLElement>('.sit-side')
    element?.style.setProperty('--st-above', `${side?.offsetHeight ?? 0}px`)
    element?.scrollIntoView({ block: 'start' })
    element?.focus({ preventScroll: true })
  }
  useEffect(() => {
    // A paper shown whole is left and found again at the same question.
    if (!wasOpened.current && current !== null && current !== keys[0]) void afterPaint().then(() => show(current))
    wasOpened.current = true
  })
  const open = (key: string): void => {
    mark(key)
    void afterPaint().then(() => show(key))
  }
  return { current, open, mark }
}
