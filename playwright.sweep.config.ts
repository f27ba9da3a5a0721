import { defineConfig } from '@playwright/test'
import own from './playwright.config.ts'

/** What takes minutes and rarely finds anything that the tests of each screen did not: `npm run test:sweep`, after `npm test`. */
export default defineConfig(own, { testMatch: '**/*.sweep.ts' })
