import type { CSSProperties } from 'react'
import type { Box } from '#domain/cards/occlusion.ts'

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** Where a box lies over its picture, at any size of it. */
export const boxStyle = ({ left, top, width, height }: Box): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height)
})
