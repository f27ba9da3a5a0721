import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment } from '#cli/process/build-environment.ts'
import { madeGuide } from './made-guide.ts'

export interface Built {
  readonly pages: number
  readonly seconds: number
  /** Processor seconds: what other work on the machine does not stretch. */
  readonly busy: number
  /** Largest resident memory of the building process, megabytes. */
  readonly peak: number
}

const COPIED = ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs']

/** Says at its end what the process used; loaded before the build, of which it knows nothing. */
const USAGE = `import { writeFileSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(process.env.USAGE_FILE, JSON.stringify({ busy: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1000 }))
})`

/** Builds a copy of the site with made guides up to `count`, from nothing: no cache of an earlier build. */
export async function buildSite(count: number): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'))
  try {
    for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    const guides = join(folder, 'src/content/resources')
    const own = globSync('*.md', { cwd: guides }).length
    for (let number = own; number < count; number += 1)
      writeFileSync(join(guides, `made-guide-${number}.md`), madeGuide(number))
    const usage = join(folder, 'usage.mjs')
    writeFileSync(usage, USAGE)
    const report = join(folder, 'usage.json')
    const started = performance.now()
    await build(folder, usage, report)
    const seconds = (performance.now() - started) / 1000
    const pages = globSync('dist/client/resources/*/index.html', { cwd: folder }).length
    return { pages, seconds, ...(JSON.parse(readFileSync(report, 'utf8')) as { busy: number; peak: number }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function build(folder: string, usage: string, report: string): Promise<void> {
  const args = ['--import', usage, join(process.cwd(), 'node_modules/astro/bin/astro.mjs'), 'build']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...buildEnvironment(),
      ASTRO_TELEMETRY_DISABLED: '1',
      USAGE_FILE: report,
      CRAMLESS_DIST: join(folder, 'dist'),
      CRAMLESS_CACHE: join(folder, 'cache')
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const keep = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${said}`))))
  })
}
