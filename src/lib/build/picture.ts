import { PICTURE } from '#config/shared-pages.ts'
import { site } from '#config/site.ts'

/** What satori draws from; the shape of a React element without React. */
export interface Drawn {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** The colour of the sheet. */
export const INK = '#0a142b'
const PAPER = '#f4efe4'
const SOFT = '#c3bdb1'
const MARGIN = '#b4574f'
const RECALL = '#f7d83e'
const FONT = 'Newsreader'

/** Letters may reach a little out of their box. */
const REACH = 10
const COLUMN = { left: 179, top: 84, width: 941 } as const
const KIND = { size: 34, below: 20 } as const
/** Where the title of a page goes on the sheet. */
export const TITLE_AT = {
  left: COLUMN.left - REACH,
  top: COLUMN.top + KIND.size + KIND.below - REACH,
  width: COLUMN.width + 2 * REACH
} as const

function box(style: Readonly<Record<string, unknown>>, children?: string | readonly Drawn[]): Drawn {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) } }
}

/** What the pictures of one kind of page share, for link previews: a sheet with its margin line, kind and brand. */
export function sheet(kind: string): Drawn {
  const lines = [
    box({ fontSize: KIND.size, whiteSpace: 'nowrap', color: SOFT }, kind),
    box({ fontSize: 40, fontWeight: 500, color: PAPER, marginTop: 'auto' }, site.name)
  ]
  return box({ width: PICTURE.width, height: PICTURE.height, fontFamily: FONT }, [
    box({ width: 120 }),
    box({ width: 3, background: MARGIN }),
    box({ flexDirection: 'column', padding: `${COLUMN.top}px 0 64px ${COLUMN.left - 123}px` }, lines)
  ])
}

/** What one page adds: its title and the marker under it, as high as they need. */
export function heading(title: string): Drawn {
  const size = title.length > 48 ? 72 : 92
  // The width stands at the column itself: satori breaks lines as if the sheet had no edge around it.
  const column = box({ flexDirection: 'column', width: COLUMN.width }, [
    box({ fontSize: size, lineHeight: 1.06, letterSpacing: -2 }, title),
    box({ width: 220, height: 16, marginTop: 36, background: RECALL })
  ])
  return box({ padding: REACH, fontFamily: FONT, color: PAPER }, [column])
}
