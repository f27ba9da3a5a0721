import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { boardFile, type BoardFile } from '#contract/preset.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { practiceOf } from '#domain/paper/syllabus/practice.ts'
import { presetsOf } from '#domain/paper/preset-file.ts'

export const boardPaths = (folder = 'src/content/boards'): string[] => globSync(`${folder}/*.yaml`).sort()

/** The board files as the build reads them; a fault names its file. */
export function readBoards(folder?: string): BoardFile[] {
  return boardPaths(folder).map(path => {
    const read = boardFile.safeParse(parse(readFileSync(path, 'utf8'), { merge: true }))
    if (!read.success) throw new Error(`${path}: ${JSON.stringify(read.error.issues.slice(0, 3))}`)
    return read.data
  })
}

export const readPractice = (): Preset[] =>
  readBoards().flatMap(({ board, practice, read }) => practiceOf(board, practice, read))

export const readPresets = (): Preset[] => readBoards().flatMap(presetsOf)
