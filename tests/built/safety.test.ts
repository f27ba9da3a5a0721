import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages, read, root } from './site.ts'

const scripts = globSync('**/*.js', { cwd: root })

test('no secret and no server code is named in what the browser gets', () => {
  const SECRETS =
    /SERVICE_ROLE|service_role|SECRET_KEY|jwt_secret|SMTP_PASS|OPENAI_API_KEY|ANTHROPIC_API_KEY|GENERATIVE_AI_API_KEY|AI_KEY_SECRET|aiKeySecret|api\.(?:openai|anthropic)\.com|@ai-sdk|sb_secret_\w|@supabase\/lite|pglite/
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(path => SECRETS.test(read(path)))).toEqual([])
})

test('every page carries the strict content security policy and no style attribute', () => {
  for (const page of pages) {
    const html = read(page)
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(policy, page).toContain("default-src 'self'")
    expect(policy, page).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(html, page).not.toMatch(/<[a-z][^>]*\sstyle=/)
  }
})

test('no page asks a third party for anything', () => {
  for (const page of pages) {
    const asked = [...read(page).matchAll(/<(?:script|img|link|iframe)[^>]*\s(?:src|href)="(https?:[^"]+)"/g)]
      .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
      .map(match => match[1])
    expect(asked, page).toEqual([])
  }
})
