import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { boardFile } from '#contract/preset.ts'
import { BOARD_TERMS, TERM_BOARDS, termsOf } from '#tools/study-zone/terms/terms.ts'

test('the terms of each board and their groups are those of its file', () => {
  const files = globSync('src/content/boards/*.yaml')
  expect(files.length).toBe(7)
  for (const path of files) {
    const { board, terms } = boardFile.parse(parse(readFileSync(path, 'utf8'), { merge: true }))
    if (board === 'IB MYP') continue
    const ours = Object.entries(BOARD_TERMS[board].groups).flatMap(([group, names]) =>
      names.map(name => [name, group] as const)
    )
    expect(Object.fromEntries(ours), board).toEqual(terms)
  }
})

test('every term of a board is explained', () => {
  for (const board of TERM_BOARDS) {
    const named = Object.values(BOARD_TERMS[board].groups).flat()
    expect(
      termsOf(board, '')
        .flatMap(({ terms }) => terms.map(({ term }) => term))
        .toSorted()
    ).toEqual(named.toSorted())
  }
})

test('a term is found by its name and by what it asks', () => {
  expect(termsOf('IBDP', 'compare and').flatMap(({ terms }) => terms.map(({ term }) => term))).toEqual([
    'compare and contrast'
  ])
  expect(termsOf('IBDP', 'both sides').length).toBeGreaterThan(0)
  expect(termsOf('CBSE', 'teapot')).toEqual([])
})
