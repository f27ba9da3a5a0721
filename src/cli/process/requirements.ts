import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  return CHROMIUM_NAMES.map(onPath).find(path => path !== undefined)
}

function hasPgtap(): boolean {
  return ['15', '16', '17', '18'].some(version =>
    existsSync(`/usr/share/postgresql/${version}/extension/pgtap.control`)
  )
}

/** PostgreSQL and pgTAP, where this machine lacks them; the tests run pgTAP themselves, without pg_prove. */
function missingPostgres(): string[] {
  return hasPgtap() && onPath('psql') !== undefined ? [] : ['postgresql', 'postgresql-15-pgtap']
}

/** Installs what is missing where it can (Debian, root); otherwise says in one sentence what to do. */
function install(missing: readonly string[]): void {
  if (missing.length === 0) return
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined)
    throw new Error(`The tests need ${missing.join(', ')}. Install them (on Debian: sudo ${command}) and run again.`)
  process.stdout.write(`Installing ${missing.join(', ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'ignore', env })
  execFileSync('apt-get', command.split(' ').slice(1), { stdio: 'inherit', env })
}

export function ensurePostgres(): void {
  install(missingPostgres())
}

export function ensureRequirements(): void {
  install([...(findChromium() ? [] : ['chromium']), ...missingPostgres()])
}

/** Firefox, and WebKitGTK with its driver on a screen that nobody sees. */
export function ensureBrowsers(): void {
  const wanted = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
  install(Object.entries(wanted).flatMap(([program, name]) => (onPath(program) === undefined ? [name] : [])))
}
