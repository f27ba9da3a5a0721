import {
  dialogueOf,
  next,
  type Dialogue,
  type DialogueEvent,
  type Move,
  type Round
} from '../../../src/domain/dialogue/dialogue.ts'
import type { DialogueItem } from '../../../src/domain/dialogue/item.ts'
import { seenIn, type MarkPoints } from '../../../src/domain/dialogue/seen.ts'
import { say } from '../../../src/tools/shared/dialogue/say.ts'

/** What a scripted student does when it is their turn. */
export type Act = 'right' | 'half' | 'rest' | 'other' | 'lost' | 'tell' | 'hint' | 'give-up' | 'skip'

/** A model that puts a hint into words; null where it fails. */
export type WordHint = (round: Round) => Promise<readonly string[] | null>

export interface Script {
  readonly title: string
  readonly mode: Dialogue['mode']
  readonly items: readonly DialogueItem[]
  /** Acts for each item, in the order in which items are asked; then the student gives up, or at a retry is right. */
  readonly acts: readonly (readonly Act[])[]
  readonly mark: MarkPoints
  readonly wordHint?: { readonly by: string; readonly word: WordHint }
}

const halfOf = (text: string): string => {
  const words = text.split(' ')
  return words.length < 2 ? `something like ${text.slice(0, 2)}` : words.slice(0, Math.ceil(words.length / 2)).join(' ')
}
const restOf = (text: string): string =>
  text
    .split(' ')
    .slice(Math.ceil(text.split(' ').length / 2))
    .join(' ') || text

function textOf(act: Act, { item, seen }: Round, other: string): string {
  const missing = item.points.filter((_, at) => seen[at]?.verdict !== 'found')
  switch (act) {
    case 'right':
      return item.points.join('. ')
    case 'half':
      return halfOf(missing[0] ?? '')
    case 'rest':
      return restOf(missing[0] ?? '')
    case 'other':
      return other
    case 'tell':
      return 'Just tell me the answer, please.'
    default:
      return 'I am not sure.'
  }
}

const KIND = (move: Move): string =>
  move.kind === 'hint' ? `hint ${move.hint.kind}` : move.kind === 'ask' && move.isRetry ? 'ask again' : move.kind

/** Plays a script to its end and writes down what was said. */
export async function transcriptOf(script: Script): Promise<string> {
  const lines = [`# ${script.title}`]
  const told = (moves: readonly Move[], by = ''): void => {
    for (const move of moves) lines.push(`Tutor [${KIND(move)}${by}]: ${say(move).join(' / ')}`)
  }
  let step = next(dialogueOf(script.mode, script.items), { kind: 'begin' })
  told(step.moves)
  const acts = script.acts.map(list => [...list])
  for (let turns = 0; step.state.now && turns < 100; turns += 1) {
    const round = step.state.now
    const at = script.items.indexOf(round.item)
    const act = round.isRetry ? 'right' : (acts[at]?.shift() ?? 'give-up')
    if (round.phase === 'shown') {
      if (!round.isRetry && act !== 'give-up') acts[at]?.unshift(act)
      step = next(step.state, { kind: 'next' })
      if (!step.state.now || step.state.now.item !== round.item) acts[at]?.splice(0)
      told(step.moves)
      continue
    }
    const other = script.items[(at + 1) % script.items.length]?.points[0] ?? ''
    let event: DialogueEvent
    if (act === 'hint' || act === 'give-up' || act === 'skip') {
      lines.push(`Student: (${act})`)
      event = { kind: act }
    } else {
      const text = textOf(act, round, other)
      lines.push(`Student: ${text}`)
      event = { kind: 'answer', text, seen: await seenIn(round.item, text, script.mark) }
    }
    step = next(step.state, event)
    const hint = step.moves.at(-1)
    const words =
      hint?.kind === 'hint' && step.state.now && script.wordHint ? await script.wordHint.word(step.state.now) : null
    const worded = words ? next(step.state, { kind: 'worded', words }) : null
    if (worded && worded.moves.length > 0) {
      told(step.moves.slice(0, -1))
      told(worded.moves, ` ${script.wordHint?.by ?? ''}`)
      step = worded
    } else told(step.moves)
  }
  return `${lines.join('\n')}\n`
}
