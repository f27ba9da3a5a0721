import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillTemplate, NOTICES, OWN_TEMPLATES, TEMPLATES, type TemplateName } from '#server/local/mail/template.ts'
import { textOf } from '#server/local/mail/text.ts'

test('the text of a mail holds its words and its link, and nothing of its make-up', () => {
  const html =
    '<head><title>T</title><style>p { color: red }</style></head><p>Hello &amp; welcome.</p><p><a class="x" href="https://a.example/c?a=1&amp;b=2">Go on</a></p>'
  expect(textOf(html)).toBe('Hello & welcome.\n\nGo on:\nhttps://a.example/c?a=1&b=2')
})

test('every template becomes a text with one way on, filled with what is given and nothing else', () => {
  const values = { SiteURL: 'https://study.example', TokenHash: 'abc123', NewEmail: '<b>@example.org' }
  for (const name of Object.keys(TEMPLATES) as TemplateName[]) {
    const html = fillTemplate('supabase/templates', name, values)
    expect(html).not.toContain('{{')
    expect(html).not.toContain('<b>@')
    expect(textOf(html)).toContain('https://study.example/auth/callback?token_hash=abc123&type=')
  }
  const own = textOf(fillTemplate('supabase/templates', 'account_exists', values))
  expect(own).toContain('https://study.example/login')
  expect(own).not.toContain('abc123')
  expect(readdirSync('supabase/templates').toSorted()).toEqual(
    Object.values({ ...TEMPLATES, ...NOTICES, ...OWN_TEMPLATES })
      .map(({ file }) => file)
      .toSorted()
  )
})

test('the hosted platform gets the same subjects', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  for (const { subject, file } of Object.values({ ...TEMPLATES, ...NOTICES })) {
    expect(config).toContain(`subject = "${subject}"`)
    expect(config).toContain(`content_path = "./supabase/templates/${file}"`)
  }
})
