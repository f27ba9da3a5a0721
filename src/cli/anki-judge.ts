import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '#cli/process/run.ts'
import { tallyOf } from '#cli/process/tally.ts'

/**
 * `npm run anki-judge -- --decks 40`: made-up decks are imported by Anki 2.1.15 of Debian 11, the last one that is plain
 * Python. It is fetched into a folder that goes afterwards and run there (AGPL: nothing of it is kept or shipped).
 */
const PACKAGES =
  'anki python3-bs4 python3-soupsieve python3-decorator python3-markdown python3-requests python3-urllib3 python3-chardet python3-idna python3-certifi python3-six python3-send2trash'
const SOURCE = 'deb http://deb.debian.org/debian bullseye main\n'

const { values } = parseArgs({ options: { decks: { type: 'string' } } })

function end(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

function must(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' })
  if (status === 0) return
  end(
    `Anki could not be fetched (${command} ${args[0] ?? ''}): ${error?.message ?? stderr}\n` +
      'It needs Debian or Ubuntu with apt-get and dpkg, and a network that reaches deb.debian.org. ' +
      'Elsewhere unpack these packages of Debian 11 into one folder yourself and name it in ANKI_ROOT:\n' +
      PACKAGES
  )
}

/** With lists of its own: what is installed here stays as it is. */
function fetchAnki(folder: string): string {
  const root = join(folder, 'root')
  const debs = join(folder, 'debs')
  for (const one of ['lists/partial', 'cache/archives/partial', 'debs', 'root'])
    mkdirSync(join(folder, one), { recursive: true })
  writeFileSync(join(folder, 'sources.list'), SOURCE)
  writeFileSync(join(folder, 'status'), '')
  const config = {
    'Dir::Etc::sourcelist': join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache')
  }
  const lines = Object.entries(config).map(([key, value]) => `${key} "${value}";\n`)
  writeFileSync(join(folder, 'apt.conf'), lines.join(''))
  const env = { APT_CONFIG: join(folder, 'apt.conf') }
  must('apt-get', ['update'], folder, env)
  must('apt-get', ['download', ...PACKAGES.split(' ')], debs, env)
  for (const deb of readdirSync(debs)) must('dpkg', ['-x', join(debs, deb), root], folder, {})
  return root
}

/** Anki 2.1.15 runs on Python 3.9 to 3.11: later ones lack modules that it asks for. */
function python(root: string): string {
  const paths = ['usr/share/anki', 'usr/lib/python3/dist-packages'].map(path => join(root, path)).join(':')
  const works = (name: string): boolean =>
    spawnSync(name, ['-c', 'import anki.storage'], { env: { ...process.env, PYTHONPATH: paths } }).status === 0
  const found = ['python3.11', 'python3', 'python3.10', 'python3.9'].find(works)
  return found ?? end('Anki does not start: install Python 3.11 (Debian 12: apt-get install python3.11).')
}

const folder = mkdtempSync(join(tmpdir(), 'anki-'))
try {
  const given = process.env['ANKI_ROOT']
  if (given !== undefined && !existsSync(join(given, 'usr/share/anki'))) end(`There is no usr/share/anki in ${given}`)
  const root = given ?? fetchAnki(folder)
  const env = { ANKI_ROOT: root, ANKI_PYTHON: python(root), ANKI_DECKS: values.decks ?? '40' }
  const { code, output } = await run('vitest', ['run', '--config', 'vitest.judge.config.ts'], { env })
  const { passed, failed } = tallyOf(output, code, 'vitest')
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
