import { createRouter } from '@nanostores/router'
import { computed, type ReadableAtom } from 'nanostores'
import { TOOL_IDS, tools, type ToolId } from '#config/tools.ts'
import { href, type Places, type Route } from '#stores/places.ts'

export { href, readRef, routeOf, type Places, type Route } from '#stores/places.ts'

const paths = Object.fromEntries(TOOL_IDS.map(id => [id, tools[id].path])) as Record<ToolId, string>

/** `links: false`: by default the router takes every click, also those that lead out of the island. */
const $page = createRouter(paths, { links: false })

export const $route: ReadableAtom<Route> = computed($page, (page): Route => ({
  tool: page?.route ?? 'main',
  query: page?.search ?? {}
}))

/** What the address says of the place within this tool; empty while another is open. Each value may be anything typed. */
export function placeIn<Id extends ToolId>(tool: Id): ReadableAtom<{ readonly [Key in keyof Places[Id]]?: string }> {
  return computed($route, route => (route.tool === tool ? route.query : {}))
}

export function openTool<Id extends ToolId>(tool: Id, place?: Places[Id], { replace = false } = {}): void {
  $page.open(href(tool, place), replace)
}

/** Opens an address that came from a link. */
export function openRoute({ tool, query }: Route): void {
  openTool(tool, query as Places[ToolId])
}
