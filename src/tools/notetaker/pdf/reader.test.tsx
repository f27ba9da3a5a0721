import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { Passages } from '#tools/notetaker/pdf/Passages.tsx'
import { ReaderBar } from '#tools/notetaker/pdf/ReaderBar.tsx'
import { Unlock } from '#tools/notetaker/pdf/Unlock.tsx'

const nothing = () => undefined
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')

test('the bar says the page, and its buttons stop at both ends', () => {
  const bar = (page: number): string =>
    renderToStaticMarkup(
      <ReaderBar
        page={page}
        pages={14}
        zoom="width"
        panel="find"
        passages={2}
        onPage={nothing}
        onZoom={nothing}
        onPanel={nothing}
      />
    )
  expect(words(bar(3))).toContain('of 14')
  expect(bar(3)).toContain('value="3"')
  expect(words(bar(3))).toContain('Highlights (2)')
  expect(bar(1).match(/disabled=""/g)).toHaveLength(1)
  expect(bar(14).match(/disabled=""/g)).toHaveLength(1)
  expect(bar(3)).not.toContain('disabled=""')
})

test('highlights are listed with their page; a picture that was cut out has a name', () => {
  const kept = [
    { blockId: newId(), page: 2, words: { from: 0, to: 5 }, text: 'Water <b>moves</b>' },
    { blockId: newId(), page: 9, words: null, text: '' }
  ]
  const html = renderToStaticMarkup(<Passages noteId={newId()} passages={kept} onGo={nothing} />)
  expect(words(html)).toContain('|Water &lt;b&gt;moves&lt;/b&gt;| |Page 2|Delete|')
  expect(words(html)).toContain('|A picture| |Page 9|Delete|')
})

test('a wrong password is said at its field', () => {
  const form = (isWrong: boolean): string => renderToStaticMarkup(<Unlock isWrong={isWrong} onUnlock={nothing} />)
  expect(form(false)).toContain('type="password"')
  expect(form(true)).toContain('This password does not open the PDF.')
  expect(form(false)).not.toContain('does not open')
})
