import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Lines that are drawn or left out together. */
export const BLOCK = 25
/** A shorter list is drawn whole. */
const WHOLE = 200
/** Of what was once in sight stays drawn: so much that no key and no wheel meets a hole. */
const MOST = 12
const NEAR = '1200px 0px'
/** Guessed, until it was drawn once. */
const LINE_PX = 140

export interface Blocks {
  readonly isDrawn: (block: number) => boolean
  /** Of a block that is not drawn. */
  readonly heightOf: (block: number, lines: number) => number
}

/**
 * Which blocks of a long list are in the page: those near what is seen, and those in `wanted`. A list of four hours as a
 * whole takes a second to open. Blocks that are left out stand as one empty row, which says when it comes near.
 */
export function useBlocks(list: RefObject<HTMLElement | null>, count: number, wanted: readonly number[]): Blocks {
  const isWhole = count <= WHOLE
  const [seen, setSeen] = useState<readonly number[]>([0, 1])
  const heights = useRef(new Map<number, number>())
  const drawn = new Set([...seen, ...wanted])

  const measure = useEffectEvent((): void => {
    for (const block of drawn) {
      const rows = list.current?.querySelectorAll<HTMLElement>(`[data-block="${block}"]`)
      const [first, last] = [rows?.[0], rows?.[rows.length - 1]]
      if (first && last && !first.hasAttribute('data-gap'))
        heights.current.set(block, last.getBoundingClientRect().bottom - first.getBoundingClientRect().top)
    }
  })
  useEffect(() => {
    const own = list.current
    if (!own || isWhole) return
    const near = new IntersectionObserver(
      entries => {
        const come = entries
          .filter(one => one.isIntersecting)
          .map(one => Number((one.target as HTMLElement).dataset['block']))
        if (come.length === 0) return
        measure()
        setSeen(before => [...before.filter(one => !come.includes(one)), ...come].slice(-MOST))
      },
      { rootMargin: NEAR }
    )
    const look = (): void => {
      near.disconnect()
      for (const gap of own.querySelectorAll('[data-gap]')) near.observe(gap)
    }
    const changes = new MutationObserver(look)
    changes.observe(own, { childList: true })
    look()
    return () => {
      changes.disconnect()
      near.disconnect()
    }
  }, [list, isWhole])
  return {
    isDrawn: block => isWhole || drawn.has(block),
    heightOf: (block, lines) => heights.current.get(block) ?? lines * LINE_PX
  }
}
