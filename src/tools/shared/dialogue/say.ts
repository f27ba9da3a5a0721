import type { Move, Outcome, ShownPoint } from '#domain/dialogue/dialogue.ts'
import type { Hint } from '#domain/dialogue/hints.ts'
import { m } from '#messages/generated/messages.js'

const quoted = (lines: readonly string[]): string => [...new Set(lines)].map(line => `“${line}”`).join(', ')

function sayHint(hint: Hint): string[] {
  switch (hint.kind) {
    case 'so-far':
      return [
        hint.line === null ? m.dialogue_hint_start() : m.dialogue_hint_line({ line: hint.line }),
        ...(hint.left > 1 ? [m.dialogue_hint_left({ left: hint.left })] : []),
        ...(hint.place === '' ? [] : [m.dialogue_hint_place({ place: hint.place })])
      ]
    case 'shape':
      return [m.dialogue_hint_shape({ words: hint.words }), ...(hint.hasNumber ? [m.dialogue_hint_shape_number()] : [])]
    case 'gaps':
      return [m.dialogue_hint_gaps({ text: hint.text })]
    case 'letters':
      return [m.dialogue_hint_letters({ text: hint.text })]
  }
}

function sayPoint({ text, verdict, said }: ShownPoint): string {
  const lines = quoted(said)
  if (verdict === 'open') return text
  if (verdict === 'found') return m.dialogue_shown_found({ text, lines })
  return verdict === 'unsure' ? m.dialogue_shown_unsure({ text, lines }) : m.dialogue_shown_missing({ text })
}

/** Known at the first asking, known with hints, and not known at the last asking. */
function endOf(done: readonly Outcome[]) {
  const last = new Map(done.map(one => [one.key, one]))
  const whole = [...last.values()].filter(one => one.end === 'whole')
  const alone = whole.filter(one => !one.isRetry && one.help === 0).length
  return { alone, helped: whole.length - alone, open: last.size - whole.length }
}

/** A move of the conversation in sentences. */
export function say(move: Move): string[] {
  switch (move.kind) {
    case 'ask': {
      const { question, points } = move
      const asked = points > 1 ? m.dialogue_ask_points({ question, points }) : question
      return [move.isRetry ? m.dialogue_ask_again({ question: asked }) : asked]
    }
    case 'compared': {
      const { found, of } = move
      const lines = quoted(move.lines)
      const unsure = move.unsure.length > 0 ? [m.dialogue_compared_unsure({ lines: quoted(move.unsure) })] : []
      if (found === 0) return unsure.length > 0 ? unsure : [m.dialogue_compared_none()]
      return [
        found === of ? m.dialogue_compared_all({ lines }) : m.dialogue_compared_some({ found, of, lines }),
        ...unsure
      ]
    }
    case 'stands':
      return [m.dialogue_stands({ quote: move.quote })]
    case 'hint':
      return sayHint(move.hint)
    case 'worded':
      return [...move.words]
    case 'shown': {
      const { source } = move
      const from = source ? m.dialogue_source({ title: source.title, quote: source.quote }) : m.dialogue_no_source()
      return [m.dialogue_shown(), ...move.points.map(sayPoint), from]
    }
    case 'counted':
      return [m.dialogue_counted({ found: move.found, of: move.of })]
    case 'once-more':
      return [m.dialogue_once_more()]
    case 'no-hint':
      return [m.dialogue_no_hint()]
    case 'after':
      return [m.dialogue_after()]
    case 'no-harder':
      return [m.dialogue_no_harder()]
    case 'end':
      if (move.isStopped === true)
        return [move.done.length === 0 ? m.dialogue_stopped_none() : m.dialogue_stopped(endOf(move.done))]
      return [move.done.length === 0 ? m.dialogue_end_none() : m.dialogue_end(endOf(move.done))]
  }
}
