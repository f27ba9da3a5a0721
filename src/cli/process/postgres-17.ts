import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Beside the system's own versions, which apt keeps in /usr/lib/postgresql. */
export const UNPACKED = '/usr/local/lib/postgresql-tests/usr/lib/postgresql'
const ROOT = UNPACKED.replace('/usr/lib/postgresql', '')
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

/** What `postgres` and `initdb` of Debian 13 link to; its C library is newer than that of Debian 12. */
const PACKAGES =
  `postgresql-17 postgresql-17-pgtap libaudit1 libc6 libcap-ng0 libcap2 libcom-err2 libgcc-s1 libgssapi-krb5-2 libicu76
  libk5crypto3 libkeyutils1 libkrb5-3 libkrb5support0 libldap2 liblz4-1 liblzma5 libpam0g libpcre2-8-0 libpq5 libsasl2-2
  libselinux1 libssl3t64 libstdc++6 libsystemd0 libuuid1 libxml2 libxxhash0 libzstd1 zlib1g`.split(/\s+/)

/**
 * PostgreSQL 17, which hosted Supabase runs, for a Debian that has an older one: Debian 13's packages (36 MB), checked
 * by apt against Debian's keys, unpacked into a folder of their own and run by their own loader. Nothing is installed.
 * Says why there is none where it cannot be had.
 */
export function ensurePostgres17(): string | undefined {
  if (existsSync('/usr/share/postgresql/17/extension/pgtap.control') || existsSync(join(UNPACKED, '17/bin/postgres')))
    return undefined
  if (process.getuid?.() !== 0 || process.arch !== 'x64' || !existsSync(KEYRING))
    return 'it is fetched on Debian as root only'
  const work = mkdtempSync(join(tmpdir(), 'postgresql-'))
  try {
    process.stdout.write('Fetching PostgreSQL 17 …\n')
    download(work)
    unpack(work)
    return undefined
  } catch (error) {
    return `Debian 13's package could not be had (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function download(work: string): void {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(join(work, folder), { recursive: true })
  writeFileSync(join(work, 'sources'), `deb [signed-by=${KEYRING}] http://deb.debian.org/debian trixie main\n`)
  const settings = {
    'Dir::Etc::sourcelist': join(work, 'sources'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': '/dev/null',
    'Dir::Cache': join(work, 'cache'),
    'APT::Sandbox::User': 'root',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '20'
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...options, ...args], {
      cwd: join(work, 'debs'),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000
    })
  apt('update')
  apt('download', ...PACKAGES)
}

function unpack(work: string): void {
  const root = join(work, 'root')
  for (const name of readdirSync(join(work, 'debs'))) execFileSync('dpkg', ['-x', join(work, 'debs', name), root])
  const bin = join(root, 'usr/lib/postgresql/17/bin')
  const [loader, libraries] = [join(ROOT, 'usr/lib64/ld-linux-x86-64.so.2'), join(ROOT, 'usr/lib/x86_64-linux-gnu')]
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    renameSync(join(bin, name), join(bin, `${name}.real`))
    const command = `exec ${loader} --library-path ${libraries} --argv0 "$0" ${UNPACKED}/17/bin/${name}.real "$@"`
    writeFileSync(join(bin, name), `#!/bin/sh\n${command}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  chmodSync(root, 0o755)
  rmSync(ROOT, { recursive: true, force: true })
  mkdirSync(join(ROOT, '..'), { recursive: true })
  execFileSync('cp', ['-r', root, ROOT])
}
