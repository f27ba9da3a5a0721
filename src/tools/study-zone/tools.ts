import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ZONE_TOOLS, type ZoneToolId } from '#config/tools.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

export interface ZoneTool {
  readonly name: () => string
  /** What the tool writes, as it stands on the shelf: `y = x²`. */
  readonly face: string
  /** Beside the clock; otherwise a page of its own, with a `PageFrame` of its own. */
  readonly isBeside: boolean
  readonly load: () => Promise<ComponentType>
}

/** A tool has its line here and its flag in config/tools.ts, or neither: a test compares them. */
const tools: Partial<Record<ZoneToolId, ZoneTool>> = {
  graph: {
    name: m.graph_shelf,
    face: 'y = x²',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/graph/Graph.tsx')).Graph
  },
  calculator: {
    name: m.calc_title,
    face: '√12 = 2√3',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/calculator/Calculator.tsx')).Calculator
  },
  formulas: {
    name: m.formulas_shelf,
    face: 'F = ma',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/formulas/Formulas.tsx')).Formulas
  },
  terms: {
    name: m.terms_title,
    face: 'explain why',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/terms/Terms.tsx')).Terms
  },
  units: {
    name: m.units_title,
    face: '5 mi = 8 km',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/units/Units.tsx')).Units
  },
  elements: {
    name: m.desk_elements,
    face: '₂₆Fe',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/elements/Elements.tsx')).Elements
  },
  grades: {
    name: m.desk_grades,
    face: '5 → 6',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/grades/Grades.tsx')).Grades
  },
  citations: {
    name: m.desk_citations,
    face: '(Gaddis 12)',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/citations/Citations.tsx')).Citations
  },
  words: {
    name: m.desk_words,
    face: '214 of 800',
    isBeside: false,
    load: async () => (await import('#tools/study-zone/words/Words.tsx')).Words
  }
}

export interface ShownTool extends ZoneTool {
  readonly id: ZoneToolId
  readonly href: string
  readonly Screen: LazyExoticComponent<ComponentType>
}

/** What stands on the shelf, in its order. */
export const SHELF: readonly ShownTool[] = (Object.keys(ZONE_TOOLS) as ZoneToolId[]).flatMap(id => {
  const tool = tools[id]
  if (!tool) return []
  const address = id === 'graph' ? href('study-zone', { graph: 'new' }) : href('study-zone', { tool: id })
  return [{ ...tool, id, href: address, Screen: lazy(async () => ({ default: await retry(tool.load) })) }]
})

/** The tool that an address names; null where there is no such tool. */
export function toolOf(place: { readonly graph?: string; readonly tool?: string }): ShownTool | null {
  const id = place.graph === undefined ? place.tool : 'graph'
  return SHELF.find(tool => tool.id === id) ?? null
}
