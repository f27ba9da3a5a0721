import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEYS } from '#lib/keys/key-table.ts'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter(path => !/\.test\.tsx?$/.test(path) && !path.includes('messages/generated'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const where = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** The compiler asks `useKeys` and `actOn` for what each key of a part does; here, that each part is heard at all. */
test('every part of the table of keys is heard somewhere', () => {
  const heard = (group: string): boolean =>
    where(new RegExp(`\\b(?:useKeys|actOn|listenForKeys|readKey)\\(\\s*'${group}'|KEYS\\.${group}\\b`)).length > 0
  expect(Object.keys(KEYS).filter(group => !heard(group))).toEqual([])
})

test('nothing but the table gives keys: no listener, no key of one letter and no hint beside it', () => {
  // Escape while something is dragged, and in the menu of the public pages; a page to try a review without the workspace;
  // words typed while the palette's field is still fetched.
  const own = [
    'src/components/site/site-menu.ts',
    'src/components/try/try-keys.ts',
    'src/tools/planner/week/use-drag.ts',
    'src/tools/shell/frame/palette-open.store.ts'
  ]
  expect(where(/addEventListener\(\s*'key(?:down|up|press)'/).toSorted()).toEqual(
    [...own, 'src/tools/shared/keys/use-keys.ts'].toSorted()
  )
  expect(where(/\bkey(?:\.toLowerCase\(\))? *[!=]== *'[^ ']'/)).toEqual([])
  expect(where(/aria-keyshortcuts=/)).toEqual([])
  expect(where(/<kbd/).toSorted()).toEqual(['src/tools/shared/keys/Key.tsx', 'src/tools/shell/keys/Keys.tsx'])
})
