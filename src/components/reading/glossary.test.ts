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
