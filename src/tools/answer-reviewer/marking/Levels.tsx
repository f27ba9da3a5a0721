import { useId, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import { fromBelow } from '#domain/marks/decide.ts'
import { inOrder, levelOf, markAt, nextLevel } from '#domain/marks/levels.ts'
import { WHOLE } from '#domain/marks/part.ts'
import type { SchemeLevel } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'
import { useNow, type Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { Segments } from '#tools/answer-reviewer/marking/Segments.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'

interface LevelsProps {
  readonly one: ScriptPart
  readonly marker: Marker
  readonly help: MarkResult | null
  /** What stands below a criterion that has not all its marks. */
  readonly below?: ((key: string) => ReactNode) | undefined
}

/** Levels of response, for the whole answer or for each criterion: the best-fit level first, then the place within it. */
export function Levels({ one, marker, help, below }: LevelsProps): ReactNode {
  const { scheme, marks } = one.part
  const now = useNow(marker, one)
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
        <section className="rv-content">
          <h5>{m.reviewer_indicative()}</h5>
          <ul className="rv-indicative">
            {indicative.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {strands.map(({ key, name, levels, marks: most }, at) => {
        const given = now.marks.get(key) ?? null
        return (
          <section
            key={key}
            className="rv-strand"
            data-part={one.key}
            data-row={key}
            data-open={given === null}
            tabIndex={-1}
          >
            <h5>{name === null ? m.reviewer_best_fit() : `${name} · ${given ?? '–'}/${most}`}</h5>
            <p className="rv-says rv-keys">
              {m.reviewer_levels_keys({
                from: levels.some(({ from }) => from === 0) ? 1 : 0,
                to: fromBelow(levels).length
              })}
            </p>
            <LevelChoice
              label={name ?? one.name}
              levels={levels}
              quotes={quotesByLevel(help?.strands[at], levels, indicative.length)}
              given={given}
              onGive={next => marker.press({ one, decisions: [{ key, marks: next }] })}
            />
            {given !== null && given < most && below?.(key)}
          </section>
        )
      })}
    </>
  )
}

/** Quotes of the answer under the level that each speaks to; descriptors begin with what a good answer may use. */
function quotesByLevel(
  strand: MarkResult['strands'][number] | undefined,
  levels: readonly SchemeLevel[],
  before: number
): ReadonlyMap<SchemeLevel, readonly string[]> {
  const found = (strand?.evidence ?? []).flatMap(({ descriptor, span }) => {
    const level = descriptor === null ? undefined : levels[descriptor - before]
    return level ? [{ level, quote: span.quote }] : []
  })
  return new Map(
    [...Map.groupBy(found, ({ level }) => level)].map(([level, own]) => [level, own.map(({ quote }) => quote)])
  )
}

interface LevelChoiceProps {
  readonly label: string
  readonly levels: readonly SchemeLevel[]
  readonly quotes?: ReadonlyMap<SchemeLevel, readonly string[]>
  readonly given: number | null
  readonly onGive: (marks: number) => void
}

export function LevelChoice({ label, levels, quotes, given, onGive }: LevelChoiceProps): ReactNode {
  const name = useId()
  const hint = useKeyHints('marking')
  const chosen = given === null ? undefined : levelOf(levels, given)
  const next = given === null ? undefined : nextLevel(levels, given)
  const marks = chosen ? Array.from({ length: chosen.to - chosen.from + 1 }, (_, at) => chosen.from + at) : []
  const numbered = fromBelow(levels)
  return (
    <>
      <fieldset className="rv-levels">
        <legend className="hidden-text">{m.reviewer_level_of({ what: label })}</legend>
        {inOrder(levels).map(level => (
          <label key={level.from} {...hint('digit', numbered.indexOf(level) + 1).attributes}>
            <input
              type="radio"
              name={name}
              checked={chosen === level}
              onChange={() => onGive(markAt(level, 'middle'))}
            />
            <b className="figures">{level.from === level.to ? level.to : `${level.from}–${level.to}`}</b>
            <span>
              {level.text}
              {quotes?.get(level)?.map(quote => (
                <q key={quote} dir="auto">
                  {quote}
                </q>
              ))}
            </span>
          </label>
        ))}
        {!levels.some(({ from }) => from === 0) && (
          <label {...hint('digit').attributes}>
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
