import { useMemo, type ReactNode } from 'react'
import { diffTexts, type Line, type Part } from '#domain/notes/version-diff.ts'
import { m } from '#messages/generated/messages.js'

/** Unchanged lines that stand on each side of a change. */
const BESIDE = 1

type Shown = Line | number

/** The changes with a line around each; in between how many lines are the same. */
function folded(lines: readonly Line[]): Shown[] {
  const near = (at: number): boolean =>
    lines.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).some(({ kind }) => kind !== 'same')
  const shown: Shown[] = []
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1)
    if (near(at)) shown.push(line)
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1
    else shown.push(1)
  }
  return shown
}

function Words({ kind, text }: Part): ReactNode {
  if (kind === 'same') return text
  return kind === 'added' ? (
    <ins>
      <span className="hidden-text">{m.versions_added()} </span>
      {text}
    </ins>
  ) : (
    <del>
      <span className="hidden-text">{m.versions_removed()} </span>
      {text}
    </del>
  )
}

/** What leads from an earlier text to the one that stands there now. */
export function Changes({ before, after, isSame }: { before: string; after: string; isSame: boolean }): ReactNode {
  const lines = useMemo(() => diffTexts(before, after), [before, after])
  if (lines.every(({ kind }) => kind === 'same')) return <p>{isSame ? m.versions_same() : m.versions_form()}</p>
  return (
    <>
      <p className="hint">{m.versions_key()}</p>
      <div className="vs-text" dir="auto">
        {folded(lines).map((line, at) =>
          typeof line === 'number' ? (
            <p key={at} className="hint">
              {m.versions_gap({ count: line })}
            </p>
          ) : (
            <p key={at}>
              {line.parts.map((part, index) => (
                <Words key={index} {...part} />
              ))}
            </p>
          )
        )}
      </div>
    </>
  )
}
