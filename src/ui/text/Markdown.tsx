import { Children, isValidElement, useMemo, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Formula } from '#ui/maths/Formula.tsx'
import { safeAddress } from '#ui/text/markdown-rules.ts'
import css from '#ui/text/text.css?inline'

adoptStyles(css)

export interface MarkdownProps {
  readonly text: string
  /** Hosts that a link may lead to besides this site. */
  readonly hosts?: readonly string[]
  /** What stands for a link instead: `null` leaves its words. For texts of a model, whose links are not to be followed. */
  readonly link?: (address: string) => ReactNode
}

const plain = (children: ReactNode): string =>
  Children.toArray(children)
    .map(child => (typeof child === 'string' ? child : ''))
    .join('')
    .replace(/\n$/, '')

function languageOf(children: ReactNode): string {
  const [code] = Children.toArray(children)
  return isValidElement<{ className?: string }>(code) ? (code.props.className ?? '') : ''
}

const PARTS: Components = {
  // A link that is not allowed leaves its words.
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : <>{children}</>),
  // A picture from elsewhere would tell its server who reads: its description stands for it.
  img: ({ alt }) => <>{alt}</>,
  code: ({ className, children }) =>
    className?.includes('math-inline') || className?.includes('math-display') ? (
      <Formula latex={plain(children)} display={className.includes('math-display')} />
    ) : (
      <code>{children}</code>
    ),
  pre: ({ children }) => (languageOf(children).includes('math-display') ? <>{children}</> : <pre>{children}</pre>),
  table: ({ children }) => (
    <div className="tx-md-wide">
      <table>{children}</table>
    </div>
  )
}

function linksBy(link: (address: string) => ReactNode): NonNullable<Components['a']> {
  return ({ href, children }) => <>{(href && link(href)) ?? children}</>
}

/** Text in Markdown as it may come from a model: no HTML, no pictures, links only within this site or to named hosts. */
export function Markdown({ text, hosts = [], link }: MarkdownProps): ReactNode {
  const parts = useMemo(() => (link ? { ...PARTS, a: linksBy(link) } : PARTS), [link])
  return (
    <div className="tx-md" dir="auto">
      <ReactMarkdown
        skipHtml
        remarkPlugins={[remarkGfm, remarkMath]}
        urlTransform={address => safeAddress(address, hosts, location.origin) ?? ''}
        components={parts}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}
