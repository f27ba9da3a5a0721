import { getSchema } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { looksLikeMarkdown, markdownToBlocks, remotePictures } from '#ui/editor/paste/markdown-paste.ts'

/** The shape of a document in one line: `p(a, b*bold*)`. */
function outline(node: JSONContent): string {
  if (node.type === 'text')
    return (
      (node.text ?? '') + (node.marks ?? []).map(mark => `<${mark.type}${String(mark.attrs?.['href'] ?? '')}>`).join('')
    )
  const attrs = ['level', 'checked', 'start', 'language', 'latex'].flatMap(name =>
    node.attrs?.[name] === undefined || node.attrs[name] === null ? [] : [String(node.attrs[name])]
  )
  return `${node.type ?? ''}${attrs.length > 0 ? `[${attrs.join()}]` : ''}(${(node.content ?? []).map(outline).join('')})`
}

const golden: readonly [string, string][] = [
  ['# Cell\n\n### Nucleus', 'heading[1](Cell)|heading[3](Nucleus)'],
  ['A **bold** *it* `c` ~~s~~ ==hi==', 'paragraph(A bold<bold> it<italic> c<code> s<strike> hi<highlight>)'],
  ['10<sup>8</sup> and CO<sub>2</sub>', 'paragraph(108<superscript> and CO2<subscript>)'],
  ['so $E=mc^2$ costs $5 and $6', 'paragraph(so inlineMath[E=mc^2]() costs $5 and $6)'],
  ['$$\n\\int_0^1 x\\,dx\n$$\n\nafter', 'blockMath[\\int_0^1 x\\,dx]()|paragraph(after)'],
  [
    '- one\n  - two\n- three',
    'bulletList(listItem(paragraph(one)bulletList(listItem(paragraph(two))))listItem(paragraph(three)))'
  ],
  ['- [ ] to do\n- [x] done', 'taskList(taskItem[false](paragraph(to do))taskItem[true](paragraph(done)))'],
  [
    '| a | b |\n|---|---|\n| 1 | $x_2$ |',
    'table(tableRow(tableHeader(paragraph(a))tableHeader(paragraph(b)))tableRow(tableCell(paragraph(1))tableCell(paragraph(inlineMath[x_2]()))))'
  ],
  ['```js\nlet x = 1 < 2\n```', 'codeBlock[js](let x = 1 < 2)'],
  ['> quote', 'blockquote(paragraph(quote))'],
  ['> [!NOTE]\n> Key **one**', 'callout(paragraph(Key one<bold>))'],
  ['**short line**\nnext', 'paragraph(short line<bold>hardBreak()next)'],
  ['[a](javascript:go(1)) [b](https://b.org)', 'paragraph(a b<linkhttps://b.org>)'],
  ['![pic](https://evil.example/x.png)', 'paragraph(pic<linkhttps://evil.example/x.png>)'],
  ['- ![pic](https://e.org/x.png)', 'bulletList(listItem(paragraph(pic<linkhttps://e.org/x.png>)))'],
  [
    '**x** <script>go(1)</script> <b onclick=y style="a">z</b>',
    'paragraph(x<bold> <script>go(1)</script> <b onclick=y style="a">z</b>)'
  ],
  ['<div onclick=x>\n\n# T', 'paragraph(<div onclick=x>)|heading[1](T)'],
  ['# مرحبا 🙂\n\n光合作用 **日本語**', 'heading[1](مرحبا 🙂)|paragraph(光合作用 日本語<bold>)']
]

test.each(golden)('Markdown %j becomes %s', (markdown, expected) => {
  const blocks = markdownToBlocks(markdown)
  expect(blocks.map(outline).join('|')).toBe(expected)
  getSchema(noteExtensions()).nodeFromJSON({ type: 'doc', content: blocks }).check()
})

test('plain text is not taken for Markdown because of a dash, a price or an underscore', () => {
  for (const text of [
    '- milk\n- eggs',
    '1. first',
    'It cost $5 and then $6',
    'snake_case_name',
    'a * b * c',
    'C# is hard'
  ])
    expect(looksLikeMarkdown(text), text).toBe(false)
  for (const [markdown] of golden.slice(0, 1)) expect(looksLikeMarkdown(markdown)).toBe(true)
  expect(looksLikeMarkdown('so $x^2$ grows')).toBe(true)
})

test('pictures from elsewhere are counted, so that the student can be told', () => {
  expect(remotePictures('![a](https://x.org/a.png) ![b](b.png) [c](c)')).toBe(2)
})

test('long lines of notes with Markdown are not run into one another', () => {
  const notes = [
    'MAC address - unique 48 bit address given to a network card by the manufacturer, written in hex, half of it the code of the maker',
    'IP address - given out by the network or the router, static or dynamic',
    'plain text = before encryption, cipher text = after it',
    '**Firewall** watches the traffic and blocks what does not meet the rules'
  ]
  const [paragraph] = markdownToBlocks(notes.join('\n'))
  expect(paragraph?.content?.filter(node => node.type === 'hardBreak')).toHaveLength(3)
})

test('Markdown that an editor wrapped at its width is whole again', () => {
  const [paragraph] = markdownToBlocks(
    '**Osmosis** is the movement of water molecules through a membrane that\nlets only small molecules pass, from where there is more water to where\nthere is less of it.'
  )
  expect(paragraph?.content?.some(node => node.type === 'hardBreak')).toBe(false)
})
