import { useId, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine-mark.ts'
import type { ScriptPart } from '#data/marks/script.ts'
import { inOrder, levelOf, markAt, nextLevel } from '#domain/marks/levels.ts'
import { WHOLE } from '#domain/marks/part.ts'
import type { SchemeLevel } from '#domain/paper/question.ts'
import { lossId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { LossActs } from '#tools/answer-reviewer/part/LossActs.tsx'
import type { Marking } from '#tools/answer-reviewer/part/marking.store.ts'
import { Segments } from '#tools/answer-reviewer/part/Segments.tsx'

interface LevelSchemeProps {
  readonly one: ScriptPart
  readonly marking: Marking
  readonly help: MarkResult | null
}

/** Levels of response, for the whole answer or for each criterion: the best-fit level first, then the place within it. */
export function LevelScheme({ one, marking, help }: LevelSchemeProps): ReactNode {
  const { scheme, marks } = one.part
  const strands =
    scheme.model === 'levels'
      ? [{ key: WHOLE, name: null, levels: scheme.levels, marks }]
      : scheme.model === 'criteria'
        ? scheme.criteria.map(({ name, levels, marks: most }) => ({ key: name, name, levels, marks: most }))
        : []
  const indicative = scheme.model === 'levels' || scheme.model === 'criteria' ? scheme.indicative : []
  return (
    <>
      {indicative.length > 0 && (
        <section className="rv-pt">
          <h4>{m.reviewer_indicative()}</h4>
          <ul className="rv-indicative">
            {indicative.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {strands.map(({ key, name, levels, marks: most }, at) => (
        <section key={key} className="rv-pt">
          <h4>{name === null ? m.reviewer_best_fit() : `${name} · ${marking.said.marks.get(key) ?? '–'}/${most}`}</h4>
          <LevelChoice
            label={name ?? m.reviewer_best_fit()}
            levels={levels}
            given={marking.said.marks.get(key) ?? null}
            onGive={given => marking.give(key, given)}
          />
          {(help?.strands[at]?.evidence ?? []).map(({ span: { quote, start } }) => (
            <p key={start} className="rv-says">
              <q dir="auto">{quote}</q>
            </p>
          ))}
          {marking.isKept && !one.isBlank && (marking.said.marks.get(key) ?? 0) < most && (
            <LossActs lossId={lossId(one.answerId, key.slice(0, 80))} />
          )}
        </section>
      ))}
    </>
  )
}

interface LevelChoiceProps {
  readonly label: string
  readonly levels: readonly SchemeLevel[]
  readonly given: number | null
  readonly onGive: (marks: number) => void
}

export function LevelChoice({ label, levels, given, onGive }: LevelChoiceProps): ReactNode {
  const name = useId()
  const chosen = given === null ? undefined : levelOf(levels, given)
  const next = given === null ? undefined : nextLevel(levels, given)
  const marks = chosen ? Array.from({ length: chosen.to - chosen.from + 1 }, (_, at) => chosen.from + at) : []
  return (
    <>
      <fieldset className="rv-levels">
        <legend className="hidden-text">{m.reviewer_level_of({ what: label })}</legend>
        {inOrder(levels).map(level => (
          <label key={level.from}>
            <input
              type="radio"
              name={name}
              checked={chosen === level}
              onChange={() => onGive(markAt(level, 'middle'))}
            />
            <b className="figures">{level.from === level.to ? level.to : `${level.from}–${level.to}`}</b>
            <span>{level.text}</span>
          </label>
        ))}
        {!levels.some(({ from }) => from === 0) && (
          <label>
            <input type="radio" name={name} checked={given === 0} onChange={() => onGive(0)} />
            <b className="figures">0</b>
            <span>{m.reviewer_level_none()}</span>
          </label>
        )}
      </fieldset>
      {marks.length > 1 && (
        <div className="rv-place">
          <p className="rv-says">{m.reviewer_place()}</p>
          <Segments
            label={m.reviewer_place_of({ what: label })}
            chosen={`${given ?? ''}`}
            options={marks.map(mark => ({ id: `${mark}`, title: `${mark}` }))}
            onChoose={id => onGive(Number(id))}
          />
        </div>
      )}
      {next && <p className="rv-says">{m.reviewer_next_level({ words: next.text })}</p>}
    </>
  )
}
