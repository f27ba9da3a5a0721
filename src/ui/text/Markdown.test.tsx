import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { Markdown } from '#ui/text/Markdown.tsx'
import { FOREIGN, PAYLOADS } from '../../../tests/fixtures/xss/payloads.ts'

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://app.example/chatbot'))
  return () => vi.unstubAllGlobals()
})

interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** The tags of markup that React wrote: it quotes every attribute and escapes what stands in it. */
function tagsOf(markup: string): Tag[] {
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value])
      )
    })
  )
}

const TAGS = new Set(
  (
    'div p br hr a em strong del code pre span ul ol li blockquote table thead tbody tr th td h1 h2 h3 h4 h5 h6 sup section ' +
    'input'
  ).split(' ')
)
const ATTRIBUTES = new Set('class href dir type disabled checked id start aria-label aria-describedby'.split(' '))

/** Why a rendered text could do harm, or nothing. */
function harmIn(markup: string): string[] {
  return tagsOf(markup).flatMap(({ name, attributes }) => {
    if (!TAGS.has(name)) return [`<${name}>`]
    if (name === 'input' && attributes.get('type') !== 'checkbox') return ['a field']
    return [...attributes].flatMap(([key, value]) => {
      if (key.startsWith('data-footnote')) return []
      if (!ATTRIBUTES.has(key)) return [`${key}="${value}"`]
      if (key !== 'href') return []
      const url = new URL(value.replaceAll('&amp;', '&'), location.href)
      return url.origin === location.origin ? [] : [`href="${value}"`]
    })
  })
}

test('the corpus has at least 150 payloads, each once', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length)
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150)
})

test.each(PAYLOADS)('no script, handler, picture or foreign link comes of %j', payload => {
  for (const text of [payload, `Some words ${payload} and more`, `- ${payload}`])
    expect(harmIn(renderToStaticMarkup(<Markdown text={text} />))).toEqual([])
})

test('a model’s text has no links at all', () => {
  for (const payload of PAYLOADS) {
    const markup = renderToStaticMarkup(<Markdown text={payload} link={() => null} />)
    expect(tagsOf(markup).filter(tag => tag.name === 'a' && tag.attributes.has('href'))).toEqual([])
  }
})

test.each([
  ['a script', '<script>ran()</script>', '<script>'],
  ['a handler', '<p onclick="ran()">x</p>', 'onclick="ran()"'],
  ['a script address', '<a href="javascript:ran()">x</a>', 'href="javascript:ran()"'],
  ['a foreign link', `<a href="https://${FOREIGN}/">x</a>`, `href="https://${FOREIGN}/"`],
  ['a picture', '<img src="x"/>', '<img>']
])('the check would see %s', (_, markup, harm) => {
  expect(harmIn(markup)).toEqual([harm])
})
