import type { ReactNode } from 'react'
import type { QuizItem } from '#contract/engine/quiz.ts'
import type { Given } from '#domain/quiz/item.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'

interface SetFieldProps<Type extends QuizItem['type']> {
  readonly item: Extract<QuizItem, { type: Type }>
  readonly given: Given | null
  readonly isShown: boolean
  readonly onGive: (given: Given) => void
}

/** Terms, each with a list of the meanings to choose from. */
export function MatchField({ item, given, isShown, onGive }: SetFieldProps<'matching'>): ReactNode {
  const pairs = given?.kind === 'pairs' ? given.pairs : item.left.map(() => null)
  const options = [
    { value: '', text: m.quiz_match_open() },
    ...item.right.map((text, at) => ({ value: String(at), text }))
  ]
  return (
    <ul className="qz-set">
      {item.left.map((term, left) => (
        <li key={term} data-state={isShown ? (pairs[left] === item.pairs[left] ? 'right' : 'wrong') : undefined}>
          {isShown ? (
            <p>
              <strong>{term}</strong> {item.right[pairs[left] ?? -1] ?? m.quiz_match_none()}
            </p>
          ) : (
            <Select
              label={term}
              value={String(pairs[left] ?? '')}
              options={options}
              onChange={value =>
                onGive({
                  kind: 'pairs',
                  pairs: pairs.map((at, place) => (place === left ? (value === '' ? null : Number(value)) : at))
                })
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A list to be put in order, one step up or down at a time. */
export function OrderField({ item, given, isShown, onGive }: SetFieldProps<'ordering'>): ReactNode {
  const order = given?.kind === 'order' ? given.order : item.items.map((_, at) => at)
  const move = (from: number, to: number): void => {
    const moved = order.filter((_, place) => place !== from)
    onGive({ kind: 'order', order: [...moved.slice(0, to), order[from] ?? 0, ...moved.slice(to)] })
  }
  return (
    <ol className="qz-set qz-order">
      {order.map((at, place) => (
        <li key={at} data-state={isShown ? (item.order[place] === at ? 'right' : 'wrong') : undefined}>
          <span>{item.items[at]}</span>
          {!isShown && (
            <span className="qz-moves">
              <Button
                kind="quiet"
                aria-label={m.quiz_order_up({ words: item.items[at] ?? '' })}
                isDisabled={place === 0}
                onPress={() => move(place, place - 1)}
              >
                ↑
              </Button>
              <Button
                kind="quiet"
                aria-label={m.quiz_order_down({ words: item.items[at] ?? '' })}
                isDisabled={place === order.length - 1}
                onPress={() => move(place, place + 1)}
              >
                ↓
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
