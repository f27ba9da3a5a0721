import type { EngineName } from '#contract/engine/engine.ts'

/** What the screens show as the maker of a result. */
export const ENGINE: EngineName = { kind: 'builtin', name: 'extractive 1' }
