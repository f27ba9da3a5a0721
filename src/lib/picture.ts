import { PICTURE } from '#config/shared-pages.ts'
import { site } from '#config/site.ts'

/** What satori draws from; the shape of a React element without React. */
export interface Drawn {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

const INK = '#0a142b'
const PAPER = '#f4efe4'
const SOFT = '#c3bdb1'
const MARGIN = '#b4574f'
const RECALL = '#f7d83e'

function box(style: Readonly<Record<string, unknown>>, children?: string | readonly Drawn[]): Drawn {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) } }
}

/** The picture of a page for link previews: a sheet with its margin line, the title and the brand. */
export function picture(title: string, kind: string): Drawn {
  const size = title.length > 48 ? 72 : 92
  const matter = [
    box({ fontSize: 34, color: SOFT }, kind),
    box({ fontSize: size, lineHeight: 1.06, letterSpacing: -2, marginTop: 20, color: PAPER }, title),
    box({ width: 220, height: 16, marginTop: 36, background: RECALL }),
    box({ fontSize: 40, fontWeight: 500, color: PAPER, marginTop: 'auto' }, site.name)
  ]
  return box({ width: PICTURE.width, height: PICTURE.height, background: INK, fontFamily: 'Newsreader' }, [
    box({ width: 120 }),
    box({ width: 3, background: MARGIN }),
    box({ flexDirection: 'column', flexGrow: 1, flexBasis: 0, padding: '84px 80px 64px 56px' }, matter)
  ])
}
