import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSide } from '#workers/import/anki/html.ts'

test.each([
  ['one<br>two<div>three</div><div>four</div>', 'one\ntwo\nthree\nfour'],
  ['<p>a</p>\n\n<p>b &amp; c&nbsp;d &lt; &eacute; &#8594;</p>', 'a\nb & c d < é →'],
  ['<ul><li>x</li><li>y</li></ul><ol start="3"><li>c</li><li>d</li></ol>', '- x\n- y\n3. c\n4. d'],
  ['<table><tr><th>Gas</th><th>%</th></tr><tr><td>N</td><td>78</td></tr></table>', 'Gas | %\nN | 78'],
  ['H<sub>2</sub>O, 10<sup>-3</sup>, e<sup>x</sup>, a<sup>x+y</sup>', 'H₂O, 10⁻³, e^x, a^(x+y)'],
  ['<style>p{color:red}</style><script>go(1)</script><b onclick="x()">bold</b> <i>text</i>', 'bold text'],
  ['<pre>a\n  b</pre>', 'a\n  b'],
  ['<ruby>漢字<rp>(</rp><rt>かんじ</rt></ruby>', '漢字 (かんじ)'],
  ['\\(x^2\\) and \\[\\frac{a}{b}\\]', '$x^2$ and $$\\frac{a}{b}$$'],
  ['[$]a &lt; b[/$] [$$]c[/$$] [latex]\\begin{math}d_1\\end{math}[/latex]', '$a < b$ $$c$$ $$d_1$$'],
  ['<anki-mathjax>x</anki-mathjax><anki-mathjax block="true">y</anki-mathjax>', '$x$$$y$$'],
  ['{{c1::\\(\\frac{1}{2}\\)::half}}', '{{c1::$\\frac{1}{2}$::half}}'],
  ['\\(a + {{c1::b}}\\)', '$a +$ {{c1::$b$}}'],
  ['<!-- gone --><p>', '']
])('%s', (html, text) => {
  expect(plainSide(html).text).toBe(text)
})

test('a gap within braces of a formula is no gap that can be read', () => {
  expect(plainSide('\\(\\frac{ {{c1::a}} }{b}\\)').text).toContain('{{c0::')
})

test('pictures and sounds are named, also with signs', () => {
  const side = plainSide('a<img src="cell%20wall.png" alt="wall">[sound:a b.mp3]<img src="x.jpg"><img>')
  expect(side).toEqual({
    text: 'a',
    pictures: [
      { name: 'cell wall.png', alt: 'wall' },
      { name: 'x.jpg', alt: '' }
    ],
    sounds: ['a b.mp3']
  })
})

test('no HTML is too odd, and none comes through as HTML', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</div>',
    '<',
    '&',
    '<li>',
    '</ol>',
    '</sup>',
    '<sub>',
    '<anki-mathjax>',
    '\\(',
    '\\)',
    '{{c1::',
    '}}',
    '\u0000',
    '\ud800',
    '<script>',
    '</script>',
    'x',
    ' '
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const { text } = plainSide(pieces.join(''))
      expect(text).not.toMatch(/<(?:b|script|li|sub)>/)
      expect(text).not.toContain('\u0000')
    }),
    { numRuns: 300 }
  )
})

test.each(['<li>', '<sup>', '<', '<div>', '\\(', '{{c1::', '<table><tr><td>'])(
  'a field of nothing but %s is read',
  piece => {
    const { text } = plainSide(piece.repeat(20_000))
    expect(text.length).toBeLessThanOrEqual(piece.length * 20_000)
  }
)
