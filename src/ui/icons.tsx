import type { ReactNode } from 'react'

/**
 * Icons of Lucide 1.75 (lucide.dev), one by one: its package lays 51 MB on the disk for the twelve that are used.
 * ISC License, Copyright (c) 2026 Lucide Icons and Contributors; parts of Feather, MIT, Copyright (c) 2013-2026 Cole Bemis.
 * Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
 * provided that the above copyright notice and this permission notice appear in all copies. It is provided "as is".
 */
const PATHS = {
  ArrowLeft: 'm12 19-7-7 7-7M19 12H5',
  Bold: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
  CardStack: 'M7 2h10M5 6h14M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
  ChevronDown: 'm6 9 6 6 6-6',
  Close: 'M18 6 6 18M6 6l12 12',
  Ellipsis: 'M4 12h2M11 12h2M18 12h2',
  Highlighter: 'm9 11-6 6v3h9l3-3M22 12l-4.6 4.6a2 2 0 0 1-2.8 0l-5.2-5.2a2 2 0 0 1 0-2.8L14 4',
  Italic: 'M19 4h-9M14 20H5M15 4 9 20',
  Link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  Pin: 'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
  Plus: 'M5 12h14M12 5v14',
  Redo2: 'm15 14 5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
  Search: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3',
  Table: 'M12 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18',
  Underline: 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16',
  Undo2: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'
} as const

export interface IconProps {
  /** Width and height in pixels. */
  readonly size?: number
}

export type Icon = (props: IconProps) => ReactNode

/** Says nothing to a screen reader: what it stands in has words. */
const drawn =
  (path: string): Icon =>
  ({ size = 18 }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )

export const ArrowLeft = drawn(PATHS.ArrowLeft)
export const Bold = drawn(PATHS.Bold)
export const CardStack = drawn(PATHS.CardStack)
export const ChevronDown = drawn(PATHS.ChevronDown)
export const Close = drawn(PATHS.Close)
export const Ellipsis = drawn(PATHS.Ellipsis)
export const Highlighter = drawn(PATHS.Highlighter)
export const Italic = drawn(PATHS.Italic)
export const Link = drawn(PATHS.Link)
export const Pin = drawn(PATHS.Pin)
export const Plus = drawn(PATHS.Plus)
export const Redo2 = drawn(PATHS.Redo2)
export const Search = drawn(PATHS.Search)
export const Table = drawn(PATHS.Table)
export const Underline = drawn(PATHS.Underline)
export const Undo2 = drawn(PATHS.Undo2)
