import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pages, read } from './site.ts'

/** Conformance to the HTML standard, no style: what the library itself calls its `standard` preset. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    // A `main` inside a template is no part of the document, and the rule counts it: the next test counts without.
    rules: { 'no-multiple-main': 'off' }
  })
)

function faults(html: string): string[] {
  const { results } = checker.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)
  )
}

test('every built page is valid HTML', () => {
  for (const page of pages) expect(faults(read(page)), page).toEqual([])
})

test('every built page has one main', () => {
  for (const page of pages) {
    const document = read(page).replaceAll(/<template[\s\S]*?<\/template>/g, '')
    expect(document.match(/<main[\s>]/g)?.length, page).toBe(1)
  }
})

test('every meta element says what it is', () => {
  for (const page of pages)
    for (const [meta] of read(page).matchAll(/<meta\s[^>]*>/g))
      expect(meta, page).toMatch(/\s(charset|(name|http-equiv|property|itemprop)="[^"]+"[^>]*\scontent)="/)
})

test('the checker sees a fault', () => {
  expect(
    faults('<!doctype html><html lang="en"><head><title>a</title></head><body><p><div></div></p></body></html>')
  ).not.toEqual([])
})
