import { keysOf } from '#lib/keys/key-table.ts'
import type { ShapeName } from '#lib/pages/shapes.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { openKeys } from '#tools/shared/keys/keys-open.store.ts'
import { PLACES } from '#tools/shell/frame/places.ts'
import { TEMPLATE_KINDS, TEMPLATES } from '#tools/notetaker/templates/kinds.ts'
import { SHELF } from '#tools/study-zone/tools.ts'

/** Somewhere the palette can go. */
interface Way {
  readonly id: string
  readonly shape: ShapeName
  readonly name: () => string
  /** Everyday words for it, with commas between. */
  readonly also?: () => string
  readonly go: string | (() => void)
  /** Shown only to who types for it. */
  readonly isDeep?: boolean
}

/** What is the key elsewhere is typed here. */
const ASKS_KEYS = keysOf('page', 'keys')[0]

const ALSO: Readonly<Record<string, () => string>> = {
  planner: m.palette_also_planner,
  notes: m.palette_also_notes,
  cards: m.palette_also_cards,
  papers: m.palette_also_papers,
  'study-zone': m.palette_also_study_zone,
  graph: m.palette_also_graph,
  formulas: m.palette_also_formulas,
  terms: m.palette_also_terms,
  units: m.palette_also_units,
  elements: m.palette_also_elements,
  grades: m.palette_also_grades,
  citations: m.palette_also_citations,
  words: m.palette_also_words
}

const named = (ways: readonly Omit<Way, 'also'>[]): Way[] =>
  ways.map(way => {
    const also = ALSO[way.id]
    return also ? { ...way, also } : way
  })

/** Every place, then what has no place in the menu. */
export const WAYS: readonly Way[] = [
  ...named(PLACES.flat().map(({ id, shape, name, href: go }) => ({ id, shape, name, go }))),
  ...named(SHELF.map(({ id, name, href: go }) => ({ id, shape: 'timer' as const, name, go, isDeep: true }))),
  {
    id: 'log',
    shape: 'timer',
    name: m.zone_log,
    also: m.palette_also_log,
    go: href('study-zone', { log: 'week' }),
    isDeep: true
  },
  {
    id: 'graphs',
    shape: 'timer',
    name: m.graph_all,
    also: m.palette_also_graphs,
    go: href('study-zone', { graph: 'all' }),
    isDeep: true
  },
  {
    id: 'lectures',
    shape: 'notebook-text',
    name: m.lecture_title,
    also: m.palette_also_lectures,
    go: href('notetaker', { recording: 'all' }),
    isDeep: true
  },
  {
    id: 'deleted',
    shape: 'notebook-text',
    name: m.deleted_title,
    also: m.palette_also_deleted,
    go: href('notetaker', { deleted: 'all' }),
    isDeep: true
  },
  {
    id: 'import',
    shape: 'file-up',
    name: m.import_way,
    also: m.palette_also_import,
    go: href('notetaker', { import: '' }),
    isDeep: true
  },
  ...TEMPLATE_KINDS.map((template): Way => ({
    id: `template-${template}`,
    shape: 'notebook-text',
    name: TEMPLATES[template],
    also: m.palette_also_template,
    go: href('notetaker', { note: 'new', template }),
    isDeep: true
  })),
  {
    id: 'settings',
    shape: 'settings-2',
    name: m.shell_account_settings,
    also: m.palette_also_settings,
    go: () => openTool('user-settings')
  },
  { id: 'keys', shape: 'keyboard', name: m.keys_title, also: m.palette_also_keys, go: openKeys }
]

/** Whether the name, or an everyday word from its second letter on, begins with what was typed (in small letters). */
export function leadsTo({ id, name, also, isDeep = false }: Way, wanted: string): boolean {
  if (wanted === '') return !isDeep
  if (wanted === ASKS_KEYS) return id === 'keys'
  if (name().toLocaleLowerCase().startsWith(wanted)) return true
  const words = also?.().split(', ') ?? []
  return wanted.length > 1 && words.some(word => word.startsWith(wanted))
}
