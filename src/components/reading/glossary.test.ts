import { expect, test } from 'vitest'
import { markTerms } from '#components/reading/glossary.ts'

test('marks the first place of a term in running text, and only there', () => {
  const html = '<h2>Retrieval</h2><p>Try <a href="#">retrieval</a> first. Retrieval works; retrieval lasts.</p>'
  expect(markTerms(html, { retrieval: 'Calling back from memory.' })).toBe(
    '<h2>Retrieval</h2><p>Try <a href="#">retrieval</a> first. <button type="button" class="term" popovertarget="term-0">Retrieval</button> works; retrieval lasts.</p>'
  )
})

test('leaves a text without the term as it is', () => {
  expect(markTerms('<p>Nothing here.</p>', { 'mark scheme': 'x' })).toBe('<p>Nothing here.</p>')
})

test('passes over a drawing and the heading after it to the first paragraph', () => {
  const drawing = '<figure><svg><path d="M0 0h9"/><text>the spit</text></svg></figure><h2>A spit</h2>'
  expect(markTerms(`${drawing}<p>A spit grows.</p>`, { spit: 'A ridge of sand.' })).toBe(
    `${drawing}<p>A <button type="button" class="term" popovertarget="term-0">spit</button> grows.</p>`
  )
})
