import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { broken, lostPoints, summary, type Measured, type Report } from '#cli/report/lighthouse-report.ts'
import { findChromium } from '#cli/process/requirements.ts'
import { startApp } from '#cli/process/running-app.ts'

/**
 * `npm run lighthouse [path …] [-- --write]`: the built site from our own server, as a phone sees it. Lighthouse comes
 * by npx and is no dependency: with it `npm install` would fetch some hundred packages that no test needs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const PATHS = ['/', '/features', '/resources/ai-study-planner', '/archives-history/potsdam-and-the-cold-war', '/login']
const KEPT_IN = 'docs/lighthouse.md'

const execute = promisify(execFile)

async function look(address: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  await execute(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() } }
  )
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

async function lookAtAll(paths: readonly string[]): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const { origin, stop } = await startApp()
  try {
    const pages: Measured[] = []
    for (const path of paths) {
      const reports: Report[] = []
      let failures = 0
      while (reports.length < RUNS)
        await look(origin + path, folder).then(
          report => reports.push(report),
          (error: unknown) => {
            // Its recording of the page fails now and then (NO_NAVSTART), more often on a busy machine.
            if ((failures += 1) > RUNS) throw error
            process.stderr.write(`Once more: ${String(error).split('\n').at(-2) ?? ''}\n`)
          }
        )
      pages.push({ path, reports })
      process.stdout.write(`${summary(pages.slice(-1))}\n`)
    }
    return pages
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}

const wanted = process.argv.slice(2).filter(argument => argument.startsWith('/'))
const before = loadavg()
const pages = await lookAtAll(wanted.length > 0 ? wanted : PATHS)
const lost = lostPoints(pages)
const [start = 0] = before
const [end = 0] = loadavg()
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, load average ${start.toFixed(1)} before and ${end.toFixed(1)} after`
const text = `# Lighthouse

The last table of \`npm run lighthouse -- --write\`: ${LIGHTHOUSE}, mobile, median of ${RUNS} runs on \`npm start\`, Chromium without a window. Measured on ${machine}; a load above the number of processors costs points of performance, and of nothing else. Guides and entries run under 3 kB of script before any input, so blocking time on them is that other work; the largest paint waits for HTML, one style sheet and the two fonts (92 kB) on Lighthouse's slow line.

${summary(pages)}

## Audits that took a point in some run
${lost.length === 0 ? 'None.' : lost.map(line => `- ${line}`).join('\n')}
`
process.stdout.write(`\n${text}`)
if (process.argv.includes('--write')) await writeFile(KEPT_IN, text)
const failed = broken(pages)
for (const line of failed) process.stderr.write(`${line}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
