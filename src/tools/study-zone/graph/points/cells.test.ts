import { expect, test } from 'vitest'
import { readLines } from '#domain/graph/lines.ts'
import { cellsOf, isGood, lineOf, pasted, rowsOf } from '#tools/study-zone/graph/points/cells.ts'

test('a line of points is a table, and the table that line', () => {
  const [reading] = readLines(['(1, 2), (−3, 1/2), (a, 0)']).readings
  const rows = rowsOf(reading)
  expect(rows).toEqual([
    ['1', '2'],
    ['-3', '1/2'],
    ['a', '0']
  ])
  expect(lineOf(rows)).toBe('(1, 2), (-3, 1/2), (a, 0)')
  expect(rowsOf(readLines(['x²']).readings[0])).toEqual([])
})

test('half a row and what is no number stay in the table', () => {
  expect(
    lineOf([
      ['1', '2'],
      ['3', ''],
      ['4', '1,5'],
      ['5', 'six,'],
      ['6', '(']
    ])
  ).toBe('(1, 2), (4, 1.5)')
  expect(isGood('1,5')).toBe(true)
  expect(isGood('1, 5')).toBe(false)
  expect(isGood('x = 2')).toBe(false)
})

test('what is copied from a spreadsheet lands in its cells', () => {
  expect(cellsOf('3.5')).toBeNull()
  expect(cellsOf('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4']
  ])
  const block = cellsOf('1\t2\n3\t4') ?? []
  expect(pasted([['9', '9']], block, 0, 0)).toEqual([
    ['1', '2'],
    ['3', '4']
  ])
  expect(
    pasted(
      [
        ['1', ''],
        ['3', '']
      ],
      cellsOf('7\n8\n9') ?? [],
      0,
      1
    )
  ).toEqual([
    ['1', '7'],
    ['3', '8'],
    ['', '9']
  ])
})
