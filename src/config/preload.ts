import { tools, type Tool } from '#config/tools.ts'

const AFTER_LOGIN: readonly Tool[] = [tools.main, tools.planner]

/** What is fetched when a page is idle, in this order; a tool that is not there is not fetched. */
export const PRELOADED: readonly (readonly string[])[] = [
  ['/login', '/signup'],
  ['/about'],
  AFTER_LOGIN.filter(({ built }) => built).map(({ path }) => path)
]
