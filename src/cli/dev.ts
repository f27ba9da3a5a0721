import { spawn } from 'node:child_process'
import { endWithParent } from '#cli/process/with-parent.ts'
import { readEnv } from '#server/env.ts'

/** `npm run dev`: Astro's dev server with the backend inside; it makes the words itself (messages/integration.ts). */
const { port, host } = readEnv(process.env)
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
const astro = spawn('astro', ['dev', '--port', String(port), '--host', host], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => astro.kill(signal))
endWithParent(() => astro.kill('SIGTERM'))
astro.on('exit', code => process.exit(code ?? 0))
