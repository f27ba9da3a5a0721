import { expect, test } from 'vitest'
import { cleanCard, withoutRemarks } from '#engine/builtin/remarks.ts'

test.each([
  ['the dipoles cancel (asked in 2019!)', 'the dipoles cancel'],
  ['impulse ←← 3 marks jan paper', 'impulse'],
  ['off to Finland (shaved his beard lol), then back', 'off to Finland, then back'],
  ['voltmeter in parallel (1 mark every yr)', 'voltmeter in parallel'],
  ['groynes (wooden fences) hold sand', 'groynes (wooden fences) hold sand'],
  ['a test of reading (30 items)', 'a test of reading (30 items)']
])('“%s” without its remark is “%s”', (text, clean) => {
  expect(withoutRemarks(text)).toBe(clean)
})

test('a gap inside a remark makes no card', () => {
  const front = 'The dipoles cancel (asked in {{c1::2019::year}}!)'
  const card = {
    type: 'cloze',
    kind: 'cloze',
    front,
    back: '',
    answer: '2019',
    block: { id: 'b', kind: 'paragraph', text: front },
    quote: { start: 0, end: 1 },
    headings: [],
    trust: 1
  } as const
  expect(cleanCard(card)).toBeUndefined()
})
