import { readdirSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Megabytes on the disk, links counted once, without what builds and tests keep there. */
const LARGEST = 990
const CACHES = new Set(['.vite', '.vite-temp', '.vitest-cache', '.astro', '.cache'])

function sizes(folder: string, seen: Set<number>): number {
  let blocks = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (CACHES.has(entry.name)) continue
    const path = join(folder, entry.name)
    const { ino, blocks: own } = lstatSync(path)
    if (!seen.has(ino)) blocks += own
    seen.add(ino)
    if (entry.isDirectory()) blocks += sizes(path, seen)
  }
  return blocks
}

test(`npm install brings less than ${LARGEST} MB`, () => {
  const megabytes = (sizes('node_modules', new Set()) * 512) / 2 ** 20
  expect(megabytes).toBeLessThan(LARGEST)
  expect(megabytes).toBeGreaterThan(100)
})
