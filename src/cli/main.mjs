import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Starts one of our commands. Plain JavaScript, so that an old Node can still say what is wrong. */
const NEEDED = 24

const [name = ''] = process.argv.splice(2, 1)
const version = process.versions.node
if (Number(version.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `This is Node ${version}, and Node ${NEEDED} is needed. \`npm install\` brings it (with install scripts allowed); then run npm scripts, not node.\n`
  )
  process.exit(1)
}
// An empty line of a copied .env.example means "not set"; what the shell says comes first.
if (existsSync('.env'))
  for (const [key, value] of Object.entries(parseEnv(readFileSync('.env', 'utf8'))))
    if (value !== '') process.env[key] ??= value
await import(`./${name}.ts`)
