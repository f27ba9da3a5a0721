import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import type { Compared, OwnText } from '#domain/lecture/known/known.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $comparison, compareLecture } from '#tools/notetaker/lecture/compare/compare.store.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'

export interface CompareProps {
  readonly recording: Recording
  readonly onSeek?: (second: number) => void
}

const GROUPS = [
  ['differs', m.lecture_compare_differs],
  ['new', m.lecture_compare_new],
  ['known', m.lecture_compare_known]
] as const

/** The terms of a lecture beside the student's own notes and cards: new, there already, or said differently there. */
export function Compare({ recording, onSeek }: CompareProps): ReactNode {
  const made = useStore($comparison)
  const terms = made?.recordingId === recording.id ? made.terms : undefined
  return (
    <SidePart title={m.lecture_compare()}>
      <p className="hint" role="status">
        {terms === undefined
          ? m.lecture_compare_what()
          : terms === null
            ? m.lecture_compare_running()
            : m.lecture_compare_found({ count: terms.length })}
      </p>
      {terms &&
        GROUPS.map(([state, title]) => {
          const own = terms.filter(one => one.state === state)
          return (
            own.length > 0 && (
              <div key={state}>
                <h4 className="lc-group">{title({ count: own.length })}</h4>
                <ol className="lc-marks">
                  {own.map(one => (
                    <Term key={one.term} one={one} onSeek={onSeek} />
                  ))}
                </ol>
              </div>
            )
          )
        })}
      <Button isPending={terms === null} onPress={() => void compareLecture(recording)}>
        {terms ? m.lecture_compare_again() : m.lecture_compare_run()}
      </Button>
    </SidePart>
  )
}

function Term({ one, onSeek }: { readonly one: Compared; readonly onSeek: CompareProps['onSeek'] }): ReactNode {
  const time = secondWords(one.second)
  return (
    <li>
      {onSeek ? (
        <button
          type="button"
          className="lc-at"
          aria-label={m.lecture_hear_from({ time, words: one.term })}
          onClick={() => onSeek(one.second)}
        >
          {time}
        </button>
      ) : (
        <span className="lc-at">{time}</span>
      )}
      <b dir="auto">{one.term}</b>
      {one.state === 'differs' && (
        <div className="lc-differs">
          <p>
            {m.lecture_compare_said()} <q dir="auto">{one.words}</q>
          </p>
          <p>
            {m.lecture_compare_own()} <q dir="auto">{one.found.words}</q> <Own own={one.found.own} />
          </p>
        </div>
      )}
      {one.state === 'known' && (
        <span className="lc-differs">
          <Own own={one.found.own} />
        </span>
      )}
    </li>
  )
}

function Own({ own }: { readonly own: OwnText }): ReactNode {
  if (own.kind === 'card') return <span className="hint">{m.lecture_compare_card({ title: own.title })}</span>
  return <a href={href('notetaker', { note: own.id })}>{own.title.trim() === '' ? m.notes_untitled() : own.title}</a>
}
