import { useState, type FocusEvent, type KeyboardEvent } from 'react'

interface Roving {
  /** Of the item with this id: one item of the list is reached by Tab, the others by the arrows. */
  readonly tabIndexOf: (id: string) => 0 | -1
  /**
   * For the element around the items, each of which bears `data-roving` with its id. More buttons of one item stand in an
   * element with `data-roving-row`: they belong to the item in it.
   */
  readonly list: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Where a key leads from place `at` of `count`, or null where it is none of the list's. */
export function movedBy(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** A long list as one stop of the Tab key (ARIA Authoring Practices, roving tabindex). `current` is the chosen item. */
export function useRoving(ids: readonly string[], current: string | null): Roving {
  const [last, setLast] = useState<string | null>(null)
  const stop = [last, current].find(id => id !== null && ids.includes(id)) ?? ids[0]
  return {
    tabIndexOf: id => (id === stop ? 0 : -1),
    list: {
      onFocus: ({ target }) => {
        const row = target.closest('[data-roving-row]')?.querySelector<HTMLElement>('[data-roving]')
        setLast((target.closest<HTMLElement>('[data-roving]') ?? row)?.dataset['roving'] ?? null)
      },
      onKeyDown: event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')]
        const at = items.findIndex(item => item === event.target)
        const next = at < 0 ? null : movedBy(event.key, at, items.length)
        if (next === null) return
        event.preventDefault()
        items[next]?.focus()
      }
    }
  }
}
