import { globSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '#cli/process/run.ts'

/** `VERCEL=1 npm run build` must work and may not hold a byte of the embedded backend. */
const dist = join(mkdtempSync(join(tmpdir(), 'vercel-')), 'dist')
const { code } = await run('npm', ['run', '-s', 'build'], {
  env: { VERCEL: '1', CRAMLESS_BACKEND: '', CRAMLESS_DIST: dist }
})
// The folder of a package may be named like a file: ical.js.
const files = globSync('.vercel/output/**/*.{js,mjs,json}').filter(path => lstatSync(path).isFile())
const embedded = files.filter(
  path => /@supabase\/lite|pglite/i.test(path) || /pglite|electric-sql/i.test(readFileSync(path, 'utf8'))
)
const hasPages = files.length > 0 && globSync('.vercel/output/static/**/index.html').length > 0
rmSync('.vercel', { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
const wrong = [
  ...(code === 0 ? [] : ['the build failed']),
  ...(hasPages ? [] : ['it wrote no pages']),
  ...(embedded.length === 0 ? [] : [`it holds the embedded backend: ${embedded.slice(0, 5).join(', ')}`])
]
for (const sentence of wrong) process.stdout.write(`Vercel build: ${sentence}\n`)
process.stdout.write(`${3 - wrong.length} passed, ${wrong.length} failed\n`)
process.exit(wrong.length === 0 ? 0 : 1)
