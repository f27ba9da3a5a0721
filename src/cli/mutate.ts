import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#cli/process/run.ts'
import {
  heldRows,
  mutationTable,
  rowsOf,
  survivors,
  tooLow,
  type MutationRow,
  type Report
} from '#cli/report/mutation-report.ts'

/**
 * `npm run mutate [path …] [-- --write]`: small faults put into the study rules and the sync one at a time (Stryker),
 * and whether a test of the same floor fails. Paths are files or folders; what survived in them is listed. `--write`
 * keeps the table. Stryker is no dependency: with it `npm install` would pass the 800 MB that it may bring.
 */
const WANTED = 'tests/mutation'
const TOOL = 'node_modules/.cache/mutation'
const REPORT = '.data/mutation/report.json'
const KEPT_IN = 'docs/mutation.md'
const FLOORS = ['src/domain', 'src/data/sync', 'src/data/entities'] as const

async function installTool(): Promise<void> {
  const lock = 'package-lock.json'
  const isThere =
    existsSync(join(TOOL, 'node_modules')) &&
    readFileSync(join(TOOL, lock), 'utf8') === readFileSync(join(WANTED, lock), 'utf8')
  if (isThere) return
  mkdirSync(TOOL, { recursive: true })
  for (const file of ['package.json', lock]) cpSync(join(WANTED, file), join(TOOL, file))
  // Vitest is the one of the project, found in the folder above.
  const { code } = await run('npm', ['ci', '--prefix', TOOL, '--legacy-peer-deps', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error('Stryker could not be installed.')
}

const pattern = (path: string): string => (statSync(path).isDirectory() ? join(path, '**/*.ts') : path)

async function mutate(floor: string, paths: readonly string[]): Promise<Report> {
  const stryker = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const own = (JSON.parse(readFileSync(join(WANTED, 'stryker.json'), 'utf8')) as { mutate: string[] }).mutate
  const chosen = [...paths.map(pattern), ...own.filter(one => one.startsWith('!'))].join(',')
  const { code } = await run(process.execPath, [stryker, 'run', join(WANTED, 'stryker.json'), '--mutate', chosen], {
    env: { MUTATED_FLOOR: floor === 'src/domain' ? 'domain' : 'data' }
  })
  if (code !== 0) throw new Error(`Stryker ended with ${code} for ${floor}.`)
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Report
}

const named = process.argv.slice(2).filter(name => !name.startsWith('--'))
const paths = named.length > 0 ? named.map(path => path.replace(/\/$/, '')) : FLOORS
const missing = paths.filter(path => !existsSync(path) || !FLOORS.some(floor => path.startsWith(floor)))
if (missing.length > 0) throw new Error(`Not a file or folder below ${FLOORS.join(' or ')}: ${missing.join(', ')}`)

await installTool()
const rows: MutationRow[] = []
for (const floor of FLOORS) {
  const own = paths.filter(path => path.startsWith(floor))
  if (own.length === 0) continue
  const report = await mutate(floor, own)
  rows.push(...rowsOf(report))
  if (named.length > 0) process.stdout.write(`${survivors(report)}\n`)
}
process.stdout.write(`\n${mutationTable(rows)}\n`)
if (process.argv.includes('--write')) {
  const page = readFileSync(KEPT_IN, 'utf8')
  const kept = heldRows(page).filter(one => existsSync(join('src', one.file)))
  const all = [...kept.filter(one => !rows.some(({ file }) => file === one.file)), ...rows]
  const [before = '', after = ''] = page.split(/<!-- table -->[^]*<!-- \/table -->/)
  writeFileSync(KEPT_IN, `${before}<!-- table -->\n${mutationTable(all)}\n<!-- /table -->${after}`)
}
const low = tooLow(rows)
for (const line of low) process.stderr.write(`${line}\n`)
process.exitCode = low.length === 0 ? 0 : 1
