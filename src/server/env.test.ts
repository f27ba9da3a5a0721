import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AI_FEATURES } from '#contract/ai.ts'
import { readEnv } from '#server/env.ts'

test('an empty environment is enough', () => {
  expect(readEnv({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    dataDir: '.data',
    dist: 'dist',
    backend: 'local',
    siteUrl: 'http://localhost:4321',
    trustProxy: false,
    confirmEmail: false
  })
})

test('addresses are confirmed by default only where mails can arrive', () => {
  expect(readEnv({ SMTP_URL: 'smtps://me:secret@mail.example' }).confirmEmail).toBe(true)
  expect(readEnv({ SMTP_URL: 'smtps://mail.example', CRAMLESS_CONFIRM_EMAIL: '0' }).confirmEmail).toBe(false)
})

test('a wrong value is refused in a sentence that names the variable', () => {
  expect(() => readEnv({ PORT: '80a' })).toThrow('PORT is "80a"')
  expect(() => readEnv({ SITE_ORIGIN: 'study.example' })).toThrow('SITE_ORIGIN is "study.example"')
  expect(() => readEnv({ CRAMLESS_TRUST_PROXY: 'yes' })).toThrow('Write 1 or 0')
  expect(() => readEnv({ SMTP_URL: 'mail.example' })).toThrow('SMTP_URL')
  expect(() => readEnv({ CONTACT_FORWARD_TO: 'a@example.org' })).toThrow('needs SMTP_URL')
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'x' })).toThrow('go together')
  expect(() => readEnv({ CRAMLESS_BACKEND: 'lokal' })).toThrow('CRAMLESS_BACKEND is "lokal"')
  expect(readEnv({ SITE_ORIGIN: 'https://study.example/path/' }).siteUrl).toBe('https://study.example')
  expect(readEnv({ HOST: '::1', PORT: '80' }).siteUrl).toBe('http://[::1]:80')
})

test('.env.example names every variable the code reads, and no other', () => {
  const foreign = new Set([
    'PATH',
    'VITEST',
    'VERCEL',
    'ASTRO_NODE_AUTOSTART',
    'NODE_ENV',
    'E2E_DATA',
    'MODEL_RUNS',
    'E2E_ORIGIN',
    'CI',
    'HOME',
    'NODE_OPTIONS',
    // Of `npm run anki-judge` alone.
    'ANKI_ROOT'
  ])
  const files = [...globSync('src/**/*.{ts,tsx,astro,mjs}'), ...globSync('*.{ts,mjs}'), 'tests/e2e/global-setup.ts']
  const sources = files.filter(file => !file.includes('.test.')).map(file => readFileSync(file, 'utf8'))
  const reads =
    /(?:process\.env|import\.meta\.env|\benv|\bsource)\['([A-Z][A-Z0-9_]+)'\]|\((?:source), '([A-Z][A-Z0-9_]+)'\)|'((?:AI|OPENAI|ANTHROPIC|GOOGLE)_[A-Z_]+)'/g
  const used = new Set(sources.flatMap(text => [...text.matchAll(reads)].map(([, a, b, c]) => a ?? b ?? c ?? '')))
  for (const feature of AI_FEATURES) if (feature !== 'transcribe') used.add(`AI_MODEL_${feature.toUpperCase()}`)
  for (const name of foreign) used.delete(name)
  const example = readFileSync('.env.example', 'utf8')
  // Older names of two keys: still read, told of beside the new ones, not offered again.
  for (const name of ['PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']) {
    expect(example).toContain(`as ${name}.`)
    used.delete(name)
  }
  const named = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
  expect(named.toSorted()).toEqual([...used].toSorted())
  // One line says what each is for.
  for (const name of named) expect(example).toMatch(new RegExp(`^# .+\\n${name}=`, 'm'))
})
