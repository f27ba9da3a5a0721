import { findChromium } from '#cli/process/requirements.ts'

/** A browser whose microphone beeps once a second, and that asks nobody. */
export const FAKE_MICROPHONE = {
  ...(findChromium() ? { executablePath: findChromium() as string } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream'
  ]
}
