import { defineConfig } from '@playwright/test'
import { findChromium } from './src/cli/process/requirements.ts'

// Two workers on the built app with the local backend: real sign-up, real database. See tests/e2e/steps/fixtures.ts.
// Each test has students of its own, and those that end a server start one of their own.
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // No test measures time: a slow or busy machine must not fail one.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(findChromium() ? { executablePath: findChromium() as string } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    },
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the whole run: `npm run test:e2e -- --trace on` does it where something fails.
    trace: 'off'
  }
})
