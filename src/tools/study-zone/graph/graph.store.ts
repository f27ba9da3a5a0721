import { atom, computed, type ReadableAtom } from 'nanostores'
import type { GraphDoc, GraphMark, GraphSlider } from '#contract/graph.ts'
import { MOST_LINES } from '#contract/graph.ts'
import { readGraphDraft, saveGraphDraft } from '#data/write/zone/graph-draft.ts'
import type { Sheet } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'
import { onPageEnd } from '#lib/browser/page-end.ts'
import { newId } from '#lib/ids.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

const FIRST: GraphDoc = {
  v: 1,
  lines: [{ id: 'first', text: '', isShown: true }],
  sliders: {},
  window: { x0: -8, x1: 8, y0: -6, y1: 6 },
  angle: 'radians',
  ticks: 'number',
  isEqual: true,
  marks: ['trace', 'roots', 'turnings', 'meetings'],
  traceX: 1
}
export const NEW_SLIDER: GraphSlider = { value: 1, min: -5, max: 5, step: 0.1 }
const MOST_UNDO = 100
/** Typing and sliding save together. */
const PAUSE_MS = 200

const $doc = atom<GraphDoc | null>(null)
/** Null until the device has said what was open. */
export const $graph: ReadableAtom<GraphDoc | null> = $doc
const $past = atom<readonly GraphDoc[]>([])
export const $canUndo: ReadableAtom<boolean> = computed($past, past => past.length > 0)

const textsOf = (doc: GraphDoc | null): string => JSON.stringify(doc?.lines.map(({ text }) => text) ?? [])
const $texts = computed($doc, textsOf)
/** The lines as they are read together; the same object while only sliders or the window move. */
export const $sheet: ReadableAtom<Sheet> = computed($texts, texts => readLines(JSON.parse(texts) as string[]))

/** The sliders that the lines ask for now, with what was set before. */
export const $values: ReadableAtom<Readonly<Record<string, number>>> = computed([$doc, $sheet], (doc, { sliders }) =>
  Object.fromEntries(sliders.map(name => [name, (doc?.sliders[name] ?? NEW_SLIDER).value]))
)

let timer: ReturnType<typeof setTimeout> | undefined
let unsaved: GraphDoc | null = null

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const doc = unsaved
  unsaved = null
  if (doc) void tryOrNotify(() => saveGraphDraft(doc))
}

function set(doc: GraphDoc): void {
  $doc.set(doc)
  unsaved = doc
  timer ??= setTimeout(flush, PAUSE_MS)
}

/** What can be taken back; moving and sliding are not, as they take themselves back. */
function change(next: (doc: GraphDoc) => GraphDoc): void {
  const doc = $doc.get()
  if (!doc) return
  $past.set([...$past.get(), doc].slice(-MOST_UNDO))
  set(next(doc))
}

function adjust(next: (doc: GraphDoc) => GraphDoc): void {
  const doc = $doc.get()
  if (doc) set(next(doc))
}

/** Reads what was open; saves when the page goes. Returns how to stop. */
export function openGraph(): () => void {
  const stop = onPageEnd(flush)
  if (!$doc.get()) void tryOrNotify(async () => $doc.set((await readGraphDraft()) ?? FIRST))
  return () => {
    stop()
    flush()
  }
}

export function undo(): void {
  const past = $past.get()
  const doc = past.at(-1)
  if (!doc) return
  $past.set(past.slice(0, -1))
  set(doc)
}

const withLine =
  (id: string, of: (line: GraphDoc['lines'][number]) => GraphDoc['lines'][number]) =>
  (doc: GraphDoc): GraphDoc => ({
    ...doc,
    lines: doc.lines.map(line => (line.id === id ? of(line) : line))
  })

let typingIn: string | null = null

/** One undo takes back what was typed into a line in one go. */
export function write(id: string, text: string): void {
  const next = withLine(id, line => ({ ...line, text, isShown: true }))
  if (typingIn === id) adjust(next)
  else change(next)
  typingIn = id
}

export function leaveLine(): void {
  typingIn = null
}

export function addLine(text = ''): string | null {
  const id = newId()
  const doc = $doc.get()
  if (!doc || doc.lines.length >= MOST_LINES) return null
  change(one => ({ ...one, lines: [...one.lines, { id, text, isShown: true }] }))
  return id
}

export function removeLine(id: string): void {
  change(doc => {
    const lines = doc.lines.filter(line => line.id !== id)
    return { ...doc, lines: lines.length > 0 ? lines : FIRST.lines }
  })
}

export function toggleLine(id: string): void {
  change(withLine(id, line => ({ ...line, isShown: !line.isShown })))
}

export function setSlider(name: string, slider: Partial<GraphSlider>): void {
  adjust(doc => ({
    ...doc,
    sliders: { ...doc.sliders, [name]: { ...NEW_SLIDER, ...doc.sliders[name], ...slider } }
  }))
}

export function setWindow(window: GraphDoc['window']): void {
  const isFine =
    Object.values(window).every(Number.isFinite) && window.x1 - window.x0 > 1e-9 && window.x1 - window.x0 < 1e9
  if (isFine) adjust(doc => ({ ...doc, window }))
}

export function toggleMark(mark: GraphMark): void {
  change(doc => ({
    ...doc,
    marks: doc.marks.includes(mark) ? doc.marks.filter(one => one !== mark) : [...doc.marks, mark]
  }))
}

export function setTrace(traceX: number): void {
  adjust(doc => ({ ...doc, traceX }))
}

export function setUnits(units: Partial<Pick<GraphDoc, 'angle' | 'ticks' | 'isEqual'>>): void {
  change(doc => ({ ...doc, ...units }))
}

export function clearGraph(): void {
  change(() => FIRST)
}
