import { defineConfig } from 'vitest/config'

/** Decks of ours before Anki itself: `npm run anki-judge` (src/cli/anki-judge.ts). */
export default defineConfig({
  test: { include: ['tests/judge/**/*.judge.ts'], setupFiles: ['tests/support/no-console.ts'], testTimeout: 600_000 }
})
