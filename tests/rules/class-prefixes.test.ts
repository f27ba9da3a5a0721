import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classesOf, foreignClasses, PREFIXES, strangeClasses } from './class-prefixes.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const sheets = globSync('src/{tools,ui}/**/*.css')
/** Classes of every page and of the frame. */
const common = new Set(globSync('src/styles/*.css').flatMap(path => classesOf(read(path))))
/** The oldest sheets of the notes room: names of two words without a prefix. */
const OLD = new Set(['hide-words', 'list-title', 'row-actions', 'form-actions', 'show-answer', 'next-due'])

test('no room gives rules to the classes of another', () => {
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.flatMap(path => foreignClasses(path, read(path)).map(name => `${path}: .${name}`))).toEqual([])
})

test('a class of a room has a prefix that is somebody’s', () => {
  const known = new Set([...common, ...OLD, 'key-hint', 'formula-display', 'eng-sends'])
  expect(sheets.flatMap(path => strangeClasses(read(path), known).map(name => `${path}: .${name}`))).toEqual([])
})

test('no prefix has two owners', () => {
  const all = Object.entries(PREFIXES).flatMap(([folder, own]) =>
    own.map(one => `${one} ${folder.split('/')[2] ?? ''}`)
  )
  const owners = [...new Set(all)].map(one => one.split(' ')[0])
  expect(owners).toEqual([...new Set(owners)])
})

test('after a review the levels of the reviewer’s scheme were boxed and centred by kinds.css', () => {
  const kinds = 'src/tools/notetaker/review/kinds/kinds.css'
  expect(classesOf(read(kinds)).filter(name => name.startsWith('rv-'))).toEqual([])
  const asItWas = '@layer parts { .rv-place { text-align: center; } }'
  expect(foreignClasses(kinds, asItWas)).toEqual(['rv-place'])
})
