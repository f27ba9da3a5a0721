import { tools } from '#config/tools.ts'

/** What is fetched when a page is idle, in this order; a tool that is not there is not fetched. */
export const PRELOADED: readonly (readonly string[])[] = [
  ['/login', '/signup'],
  ['/about'],
  [tools.main, tools.planner].filter(({ built }) => built).map(({ path }) => path)
]
