import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { m } from '#messages/generated/messages.js'

interface Heading {
  readonly id: string
  readonly level: number
  readonly text: string
}

const REST = 300
/** One heading is no way through a note. */
const LEAST = 2

function headingsIn(main: Element): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('.ProseMirror > :is(h1, h2, h3)[data-id]')]
}

function read(main: Element): Heading[] {
  return headingsIn(main).flatMap(element => {
    const [id, text] = [element.dataset['id'] ?? '', element.textContent.trim()]
    return text === '' ? [] : [{ id, text, level: Number(element.tagName.slice(1)) }]
  })
}

const same = (one: readonly Heading[], other: readonly Heading[]): boolean =>
  one.length === other.length &&
  one.every(({ id, text, level }, at) => other[at]?.id === id && other[at].text === text && other[at].level === level)

/** The headings of the note: ticks at its edge, words where there is room and where one looks. */
export function Outline({ column }: { readonly column: RefObject<HTMLElement | null> }): ReactNode {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const main = column.current
    if (!main) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      const passed = headingsIn(main).filter(element => element.getBoundingClientRect().top < 140)
      setHere((passed.at(-1) ?? headingsIn(main)[0])?.dataset['id'] ?? null)
    }
    const look = (): void => {
      const now = read(main)
      setHeadings(before => (same(before, now) ? before : now))
      follow()
    }
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(look, REST)
    }
    look()
    // Heights change with lines; words of a heading change without one.
    const watcher = new MutationObserver(soon)
    watcher.observe(main, { childList: true, characterData: true, subtree: true })
    let frame = 0
    const scrolled = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      watcher.disconnect()
      removeEventListener('scroll', scrolled)
    }
  }, [column])
  if (headings.length < LEAST) return null
  return (
    <nav className="margin-outline" aria-label={m.notes_outline()}>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <button
              type="button"
              aria-current={id === here ? 'true' : undefined}
              onClick={() => column.current?.querySelector(`[data-id="${id}"]`)?.scrollIntoView({ block: 'start' })}
            >
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
