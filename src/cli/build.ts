import path from 'node:path'
import { buildEnvironment } from '#cli/process/build-environment.ts'
import { run } from '#cli/process/run.ts'
import { compressSite } from '#server/local/site/compress.ts'

/** `npm run build`: the site, whose words are made on the way, and for our own server its compressed copies. */
const { code } = await run('astro', ['build'], { env: buildEnvironment() })
if (code !== 0) process.exit(code)
if (!process.env['VERCEL']) {
  const count = await compressSite(path.resolve(process.env['CRAMLESS_DIST'] || 'dist'))
  process.stdout.write(`${count} files kept compressed.\n`)
}
