import type { ReactNode } from 'react'
import { saysMore } from '#domain/marks/says-more.ts'
import { ownGuidance } from '#domain/paper/print/mark-rule.ts'
import type { PaperPart, Scheme } from '#domain/paper/question.ts'
import { unbroken } from '#domain/paper/unbroken.ts'
import { m } from '#messages/generated/messages.js'
import { Words } from '#tools/paper-maker/page/Words.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'

/** The scheme of one part: what earns each mark, a model answer, and what goes wrong. */
export function SchemeView({ part, label }: { readonly part: PaperPart; readonly label: string }): ReactNode {
  return (
    <div className="pp-scheme">
      {label !== '' && <p>{label}</p>}
      <SchemeContent scheme={part.scheme} />
      {saysMore(part.modelAnswer, pointsOf(part.scheme)) && (
        <>
          <p>
            <b>{m.paper_model_answer()}</b>
          </p>
          <Words text={part.modelAnswer} />
        </>
      )}
      {part.commonErrors.map(error => (
        <p key={error}>
          <b>{m.paper_common_error()}</b> {error}
        </p>
      ))}
    </div>
  )
}

const pointsOf = (scheme: Scheme): string[] => (scheme.model === 'points' ? scheme.points.map(({ text }) => text) : [])

function SchemeContent({ scheme }: { readonly scheme: Scheme }): ReactNode {
  if (scheme.model === 'choice')
    return (
      <>
        <p>
          <b>{scheme.key}</b>
        </p>
        {Object.entries(scheme.reasons).map(([letter, reason]) => (
          <p key={letter}>
            {letter}: {reason}
          </p>
        ))}
      </>
    )
  if (scheme.model === 'points')
    return (
      <>
        <ul>
          {scheme.points.map(({ id, text, marks, type, alternatives = [], reject = [] }) => (
            <li key={id}>
              <b>{`${type ?? ''}${marks}`}</b> <CardText text={unbroken(text)} />
              {alternatives.length > 0 && <i> {m.paper_or({ words: alternatives.join('; ') })}</i>}
              {reject.length > 0 && <i> {m.paper_reject({ words: reject.join('; ') })}</i>}
            </li>
          ))}
        </ul>
        {scheme.points.some(({ followThrough }) => followThrough) && <p>{m.paper_follow()}</p>}
        {ownGuidance(scheme.guidance) !== '' && <p>{ownGuidance(scheme.guidance)}</p>}
      </>
    )
  const ladders = scheme.model === 'levels' ? [{ name: '', levels: scheme.levels }] : scheme.criteria
  return (
    <>
      {ladders.map(({ name, levels }) => (
        <div key={name}>
          {name !== '' && (
            <p>
              <b>{name}</b>
            </p>
          )}
          <ul>
            {levels.map(({ from, to, text }) => (
              <li key={from}>
                <b>{from === to ? String(to) : `${from}–${to}`}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <b>{m.paper_indicative()}</b> {scheme.indicative.join(' · ')}
      </p>
    </>
  )
}
