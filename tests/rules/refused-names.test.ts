import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageRules } from '../support/refused-names.ts'

const FOLDER = 'supabase/migrations'

/** The lists of the last migration that made the function. */
function listOf(name: string): string[] {
  const sources = readdirSync(FOLDER)
    .toSorted()
    .map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  const last = sources.findLast(source => /function private\.name_flaw\(/.test(source)) ?? ''
  const list = new RegExp(String.raw`\b${name} constant text := \$list\$(.*?)\$list\$`, 's').exec(last)?.[1] ?? ''
  return list.trim().split(/\s+/)
}

test('the database refuses every name that the packages of this version refuse', () => {
  expect(packageRules.parts.length).toBeGreaterThan(80)
  for (const [name, words] of Object.entries(packageRules))
    expect(
      words.filter(word => !listOf(name).includes(word)),
      name
    ).toEqual([])
})
