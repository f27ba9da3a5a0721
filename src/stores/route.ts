import { createRouter } from '@nanostores/router'
import { computed, type ReadableAtom } from 'nanostores'
import { TOOL_IDS, tools, type ToolId } from '#config/tools.ts'

export interface Route {
  readonly tool: ToolId
  /** The place within the tool: /notetaker?note=… */
  readonly query: Readonly<Record<string, string>>
}

export type Query = Readonly<Record<string, string>>

const paths = Object.fromEntries(TOOL_IDS.map(id => [id, tools[id].path])) as Record<ToolId, string>

/** `links: false`: by default the router takes every click, also those that lead out of the island. */
const $page = createRouter(paths, { links: false })

export const $route: ReadableAtom<Route> = computed($page, (page): Route => ({
  tool: page?.route ?? 'main',
  query: page?.search ?? {}
}))

export function href(tool: ToolId, query: Query = {}): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? tools[tool].path : `${tools[tool].path}?${search}`
}

export function openTool(tool: ToolId, query: Query = {}, { replace = false } = {}): void {
  $page.open(href(tool, query), replace)
}

/** The place an address of this site leads to, or null when it is not one of the tools. */
export function routeOf(address: URL): Route | null {
  const tool = TOOL_IDS.find(id => tools[id].path === address.pathname)
  return tool ? { tool, query: Object.fromEntries(address.searchParams) } : null
}
