import { globSync, rmSync } from 'node:fs'
import { writeMessages } from '#messages/files.ts'

/** `npm run prepare`: the words of the screens as functions. */
writeMessages()

// The package `node` leaves the headers of the whole source beside its program: 67 MB that only native builds read.
for (const folder of globSync('node_modules/node/node_modules/node-*/{include,share}'))
  rmSync(folder, { recursive: true, force: true })
