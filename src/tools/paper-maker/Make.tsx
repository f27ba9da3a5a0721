import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { BOARDS, type Board } from '#config/boards.ts'
import type { BankIndex } from '#data/read/papers/bank.ts'
import { isOffered, type Preset } from '#domain/paper/preset.ts'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import { lengthFor, lengthsOf, ownSize, type Wishes } from '#domain/paper/wishes.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import {
  $form,
  $making,
  $preset,
  $without,
  change,
  makePaper,
  stopMaking,
  titleOf,
  wish
} from '#tools/paper-maker/maker.store.ts'
import { hasWishes, refusalWords, timeWords } from '#tools/paper-maker/words.ts'
import { WishFields } from '#tools/paper-maker/WishFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import { Progress } from '#ui/state/Progress.tsx'

/** Board, paper and length; the rest is one press away. */
export function Make({ index }: { readonly index: BankIndex }): ReactNode {
  const form = useStore($form)
  const preset = useStore($preset)
  if (!preset) return null
  const ofBoard = index.presets.filter(({ board }) => board === preset.board)
  const offered = ofBoard.filter(one => isOffered(one) || one.id === preset.id)
  const lengths = { full: m.paper_length_full(), quick: m.paper_length_quick(), own: m.paper_length_own() }
  return (
    <form
      className="pp-form"
      onSubmit={event => {
        event.preventDefault()
        void makePaper()
      }}
    >
      <Without />
      <div className="pp-two">
        <Select
          label={m.paper_board()}
          value={preset.board}
          options={BOARDS.map(value => ({ value, text: value }))}
          onChange={(board: Board) =>
            choose(index.presets.find(one => one.board === board && isOffered(one)) ?? preset)
          }
        />
        <Select
          label={m.paper_paper()}
          value={preset.id}
          options={offered.map(one => ({ value: one.id, text: presetWords(one) }))}
          onChange={id => choose(index.presets.find(one => one.id === id) ?? preset)}
        />
        <Select
          label={m.paper_length()}
          value={lengthFor(preset, form.wishes.length)}
          options={lengthsOf(preset).map(value => ({ value, text: lengths[value] }))}
          onChange={length => wish({ length, ...(length === 'own' && ownSize(preset)) })}
        />
      </div>
      <Lacks board={preset.board} presets={ofBoard.filter(one => !isOffered(one))} />
      <Facts preset={preset} index={index} />
      <WishFields preset={preset} index={index} />
      <Says />
      <p>
        <Button kind="ink" type="submit">
          {m.paper_make()}
        </Button>
      </p>
    </form>
  )
}

const presetWords = ({ subject, level, paper }: Preset): string =>
  [subject.code, subject.name, level, paper.name].filter(Boolean).join(' · ')

function Lacks({ board, presets }: { readonly board: Board; readonly presets: readonly Preset[] }): ReactNode {
  if (presets.length === 0) return null
  return <p className="hint">{m.paper_board_lacks({ board, papers: presets.map(titleOf).join('; ') })}</p>
}

function holdsWords({ holds: { papers }, board, subject, ...preset }: Preset): string {
  if (isPractice(preset)) return m.paper_practice_what({ subject: subject.name, board })
  if (papers === 0) return m.paper_holds_none()
  return papers === 1 ? m.paper_holds_one() : m.paper_holds_more({ papers: String(papers) })
}

function Facts({ preset, index }: { readonly preset: Preset; readonly index: BankIndex }): ReactNode {
  const sure = { high: m.paper_sure_high(), medium: m.paper_sure_medium(), low: m.paper_sure_low() }
  const version = index.subjects.find(one => one.subject === preset.subject.key)?.version
  const lines = [
    { name: m.paper_time(), fact: preset.minutes, text: timeWords(preset.minutes.value) },
    { name: m.paper_marks(), fact: preset.marks, text: String(preset.marks.value) },
    { name: m.paper_structure(), fact: preset.structure, text: preset.structure.value }
  ]
  const { wishes } = useStore($form)
  const length = lengthFor(preset, wishes.length)
  if (length !== 'full') {
    const words = length === 'quick' ? m.paper_quick_what : m.paper_own_what
    return (
      <div className="pp-facts">
        <p>{isPractice(preset) ? holdsWords(preset) : words({ paper: titleOf(preset) })}</p>
      </div>
    )
  }
  return (
    <div className="pp-facts">
      <p>
        {timeWords(preset.minutes.value)} · {m.paper_total({ marks: preset.marks.value })}
      </p>
      <p>{holdsWords(preset)}</p>
      {!isPractice(preset) && <p>{m.paper_unchecked({ year: String(preset.years.from) })}</p>}
      <Disclosure title={m.paper_sources()}>
        {(isPractice(preset) ? [] : lines).map(({ name, fact, text }) => (
          <p key={name}>
            {name}: {text} ({sure[fact.sure]}; {fact.from.join(', ')}; {fact.read})
          </p>
        ))}
        {version !== undefined && <p>{m.paper_bank_version({ version })}</p>}
        <p>
          <a href={`/contact?page=/paper-maker/${preset.id}`}>{m.paper_report()}</a>
        </p>
      </Disclosure>
    </div>
  )
}

/** Why there is no paper yet. */
function Says(): ReactNode {
  const making = useStore($making)
  const { wishes } = useStore($form)
  const preset = useStore($preset)
  if (making.state === 'working')
    return <Progress label={m.paper_making()} cancel={{ label: m.paper_stop(), onPress: stopMaking }} />
  const wrong = { marks: m.paper_wrong_marks, minutes: m.paper_wrong_minutes, seed: m.paper_wrong_seed }
  const text =
    making.state === 'refused'
      ? refusalWords(making.refusal, preset, !preset || lengthFor(preset, wishes.length) === 'full')
      : making.state === 'wrong'
        ? wrong[making.fault]()
        : making.state === 'failed'
          ? wordsFor(making.error)
          : ''
  if (text === '') return null
  const near = making.state === 'refused' ? making.near : null
  return (
    <div role="alert" className="error">
      <p>{text}</p>
      {near && (
        <Button
          kind="quiet"
          onPress={() => {
            wish(near)
            void makePaper()
          }}
        >
          {m.paper_try_near({ marks: near.marks })}
        </Button>
      )}
      {making.state === 'refused' && <p>{making.quick ? m.paper_refused_offer() : otherWords(wishes)}</p>}
      {making.state === 'refused' && making.quick && (
        <Button
          kind="quiet"
          onPress={() => {
            wish({ length: 'quick' })
            void makePaper()
          }}
        >
          {m.paper_try_quick()}
        </Button>
      )}
    </div>
  )
}

const otherWords = (wishes: Wishes): string => (hasWishes(wishes) ? m.paper_refused_other() : m.paper_refused_paper())

/** Subjects of the student that no paper here is of, with the nearest there is. */
function Without(): ReactNode {
  const without = useStore($without)
  if (without.length === 0) return null
  return (
    <ul className="pp-without">
      {without.map(({ subject, board, nearest }) => (
        <li key={subject}>
          {m.paper_without({ subject, board })}{' '}
          {nearest ? (
            <Button kind="quiet" onPress={() => choose(nearest)}>
              {m.paper_without_nearest({ paper: `${nearest.board} · ${titleOf(nearest)}` })}
            </Button>
          ) : (
            m.paper_without_own()
          )}
        </li>
      ))}
    </ul>
  )
}

/** What was wished of another paper may not be met by this one. */
function choose(preset: Preset): void {
  change({ presetId: preset.id })
  wish({ topics: [], skill: null, noCalculator: false, ...ownSize(preset) })
}
