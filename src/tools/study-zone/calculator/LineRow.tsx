import { memo, type ReactNode, type SyntheticEvent } from 'react'
import type { Retyped } from '#domain/calculator/retyped.ts'
import type { Line, Result } from '#domain/calculator/sheet.ts'
import { endText, type Style } from '#domain/calculator/write.ts'
import { m } from '#messages/generated/messages.js'
import { hintWords, refusalWords } from '#tools/study-zone/calculator/calc-words.ts'
import { LineResult } from '#tools/study-zone/calculator/LineResult.tsx'
import { Unbroken } from '#tools/study-zone/calculator/Unbroken.tsx'
import type { RowActs } from '#tools/study-zone/calculator/use-sheet.ts'
import { Button } from '#ui/Button.tsx'
import { doubtWords, problemWords } from '#ui/maths/problem-words.ts'

interface LineRowProps {
  readonly line: Line
  readonly result: Result
  readonly style: Style
  readonly retyped: Retyped | null
  readonly acts: RowActs
}

const raised = (digits: string): string => digits.replaceAll(/\d/g, one => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(one)))

function faultOf(result: Result): string | null {
  if (result.kind === 'unreadable') return problemWords(result.problem)
  return result.kind === 'refused' ? refusalWords(result.code, result.detail) : null
}

function doubtOf(result: Result): string | null {
  if (result.kind !== 'value' && result.kind !== 'solved') return null
  const [hint, doubt] = [result.hints[0], result.doubts[0]]
  if (hint) return hintWords(hint)
  return doubt ? doubtWords(doubt.code) : null
}

/** With a hundred lines, one that is as it was is not drawn again at each key. */
export const LineRow = memo(
  Row,
  (one, other) =>
    one.line === other.line &&
    one.result === other.result &&
    one.style === other.style &&
    one.acts === other.acts &&
    one.retyped?.from === other.retyped?.from &&
    one.retyped?.text === other.retyped?.text &&
    one.retyped?.value === other.retyped?.value
)

function Row({ line, result, style, retyped, acts }: LineRowProps): ReactNode {
  const says = faultOf(result) ?? doubtOf(result)
  const caret = (event: SyntheticEvent<HTMLInputElement>): void => acts.caret(line, event.currentTarget)
  return (
    <li className="zn-line">
      <span className="zn-no" aria-hidden="true">
        {line.no}
      </span>
      <input
        data-line={line.no}
        aria-label={m.calc_line({ number: line.no })}
        aria-describedby={says === null ? undefined : `calc-${line.no}`}
        value={line.text}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => acts.change(line, event.currentTarget.value)}
        onKeyDown={event => acts.key(line, event)}
        onFocus={caret}
        onSelect={caret}
      />
      <output className="zn-result">
        <Unbroken of={result}>
          <LineResult result={result} style={style} />
        </Unbroken>
      </output>
      {says !== null && (
        <p className="zn-says" id={`calc-${line.no}`}>
          {says}
        </p>
      )}
      {result.kind === 'solved' && result.solutions.kind === 'between' && result.solutions.roots.length > 0 && (
        <p className="zn-says">
          {m.calc_between({ from: endText(result.solutions.from), to: endText(result.solutions.to) })}
        </p>
      )}
      {result.kind === 'value' && result.within !== null && (
        <p className="zn-says">
          {/* Rounded up: a bound may not promise more than was found. */}
          {m.calc_within({
            error: (Math.max(result.within, 1e-15) * 1.05)
              .toExponential(0)
              .replace(/e-(\d+)/, (_, digits: string) => ` × 10⁻${raised(digits)}`)
          })}
        </p>
      )}
      {retyped && (
        <p className="zn-says" role="status">
          {m.calc_retyped({ text: retyped.text, line: retyped.from, value: Number(retyped.value.toPrecision(12)) })}{' '}
          <Button kind="quiet" onPress={() => acts.takeLine(line, retyped)}>
            {m.calc_take_line({ line: retyped.from })}
          </Button>
        </p>
      )}
    </li>
  )
}
