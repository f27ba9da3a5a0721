import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetRun, lastEnd, markCleanEnd, markRunning } from '#server/local/database/last-end.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'end-'))
  folder = path.join(root, 'data')
  mkdirSync(path.join(folder, 'database/global'), { recursive: true })
  writeFileSync(path.join(folder, 'database/PG_VERSION'), '17')
  writeFileSync(path.join(folder, 'database/global/pg_control'), 'control')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = () => writeFileSync(path.join(folder, 'database/global/pg_control'), 'written')

/** As the file was written before the machine started anew. */
function restartMachine(): void {
  const file = path.join(folder, 'running')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, ['another start', ...rest].join('\n'))
}

test('a folder of which nothing is known is not sure of anything', () => {
  expect(lastEnd(folder)).toBe('unsure')
})

test('a killed process looked like a power cut: on the same start of the machine nothing is lost', () => {
  markRunning(folder, true)
  write()
  expect(lastEnd(folder)).toBe('killed')
  markRunning(folder, true)
  write()
  expect(lastEnd(folder)).toBe('killed')
})

test('after the machine went down the rows are those of the last sync, if there was one', () => {
  markRunning(folder, true)
  write()
  restartMachine()
  expect(lastEnd(folder)).toBe('past')
  markRunning(folder, false)
  restartMachine()
  expect(lastEnd(folder)).toBe('unsure')
})

test('a clean end is one, until the database is written to; a copy of it is the past', () => {
  markRunning(folder, true)
  markCleanEnd(folder)
  expect(lastEnd(folder)).toBe('clean')
  cpSync(folder, path.join(root, 'backup'), { recursive: true })
  markRunning(folder, true)
  write()
  rmSync(folder, { recursive: true })
  renameSync(path.join(root, 'backup'), folder)
  expect(lastEnd(folder)).toBe('past')
})

test('the database of a backup under the mark of a killed server is not what that server left', () => {
  markRunning(folder, true)
  markCleanEnd(folder)
  cpSync(folder, path.join(root, 'backup'), { recursive: true })
  markRunning(folder, true)
  write()
  rmSync(path.join(folder, 'database'), { recursive: true })
  cpSync(path.join(root, 'backup/database'), path.join(folder, 'database'), { recursive: true })
  expect(lastEnd(folder)).toBe('unsure')
})

test('a database that could not be opened is not trusted when it opens again', () => {
  markRunning(folder, true)
  forgetRun(folder)
  expect(lastEnd(folder)).toBe('unsure')
})
