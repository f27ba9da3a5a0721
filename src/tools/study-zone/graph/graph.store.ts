import { atom, computed, type ReadableAtom } from 'nanostores'
import {
  BLANK_GRAPH,
  type GraphDoc,
  type GraphMark,
  type GraphSlider,
  isBlankGraph,
  MOST_LINES
} from '#contract/graph.ts'
import { adoptGraphDraft } from '#data/write/zone/graph-draft.ts'
import { withoutImplicit, type Sheet } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'
import { LOG_ENDS } from '#domain/graph/scale.ts'
import { newId } from '#lib/ids.ts'
import { openTool } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { mergeDocs } from '#tools/shared/saving/graph-device.ts'
import { recoverWords } from '#tools/shared/saving/recover.ts'
import { $noImplicit } from '#tools/study-zone/exam/exam.store.ts'
import { type GraphSession, openSession } from '#tools/study-zone/graph/saved/session.ts'

export const NEW_SLIDER: GraphSlider = { value: 1, min: -5, max: 5, step: 0.1 }
const MOST_UNDO = 100

const $doc = atom<GraphDoc | null>(null)
/** Null until the device has said what is in it. */
export const $graph: ReadableAtom<GraphDoc | null> = $doc
const $open = atom<GraphSession | null>(null)
export const $session: ReadableAtom<GraphSession | null> = $open

/** A part of the graph: it tells its listeners when it has changed itself, not when another part has. */
const part = <Key extends keyof GraphDoc>(key: Key): ReadableAtom<GraphDoc[Key]> =>
  computed($doc, doc => doc?.[key] ?? BLANK_GRAPH[key])
export const $lines: ReadableAtom<GraphDoc['lines']> = part('lines')
export const $sliders: ReadableAtom<GraphDoc['sliders']> = part('sliders')
export const $window: ReadableAtom<GraphDoc['window']> = part('window')
export const $marks: ReadableAtom<GraphDoc['marks']> = part('marks')
export const $angle: ReadableAtom<GraphDoc['angle']> = part('angle')
export const $ticks: ReadableAtom<GraphDoc['ticks']> = part('ticks')
export const $isEqual: ReadableAtom<boolean> = part('isEqual')
export const $traceX: ReadableAtom<number> = part('traceX')
export const $isThere: ReadableAtom<boolean> = computed($doc, doc => doc !== null)

type Kept<Key extends 'area' | 'table'> = NonNullable<GraphDoc[Key]>
const AREA: Kept<'area'> = { from: null, to: null }
const TABLE: Kept<'table'> = { start: null, step: null }
export const $areaEnds: ReadableAtom<Kept<'area'>> = computed($doc, doc => doc?.area ?? AREA)
export const $table: ReadableAtom<Kept<'table'>> = computed($doc, doc => doc?.table ?? TABLE)
export const setArea = (area: Kept<'area'>): void => change(doc => ({ ...doc, area }))
export const setTable = (table: Kept<'table'>): void => change(doc => ({ ...doc, table }))

type GraphFit = NonNullable<GraphDoc['fit']>
const FIT: GraphFit = { id: '', model: 'none' }
export const $fit: ReadableAtom<GraphFit> = computed($doc, doc => doc?.fit ?? FIT)
/** Written at once as what is typed is, but no step to take back: its menu takes it back. */
export function setFit(fit: GraphFit): void {
  const doc = $doc.get()
  if (doc) set({ ...doc, fit }, true)
}

/** One act: what others write meanwhile stays when it is taken back. */
interface Step {
  readonly before: GraphDoc
  readonly after: GraphDoc
}
const $past = atom<readonly Step[]>([])
const $future = atom<readonly Step[]>([])
export const $canUndo: ReadableAtom<boolean> = computed($past, past => past.length > 0)
export const $canRedo: ReadableAtom<boolean> = computed($future, future => future.length > 0)

const $texts = computed($lines, lines => JSON.stringify(lines.map(({ text }) => text)))
/** The lines as they are read together; the same object while only sliders or the window move. */
export const $sheet: ReadableAtom<Sheet> = computed([$texts, $noImplicit], (texts, noImplicit) => {
  const sheet = readLines(JSON.parse(texts) as string[])
  return noImplicit ? withoutImplicit(sheet) : sheet
})

/** Letters that run by themselves, with where they are: many times a second is too often for the disk and the server. */
const $run = atom<Readonly<Record<string, number>> | null>(null)
export const $running: ReadableAtom<Readonly<Record<string, number>> | null> = $run

const $valuesText = computed([$sliders, $sheet, $run], (set, { sliders }, run) =>
  JSON.stringify(sliders.map(name => [name, run?.[name] ?? (set[name] ?? NEW_SLIDER).value]))
)
/** The sliders that the lines ask for now, with what was set before; the same object while they stay. */
export const $values: ReadableAtom<Readonly<Record<string, number>>> = computed(
  $valuesText,
  text => Object.fromEntries(JSON.parse(text) as [string, number][]) as Readonly<Record<string, number>>
)

let typingIn: string | null = null

function set(doc: GraphDoc, isTyped = false): void {
  $doc.set(doc)
  $open.get()?.change(doc, isTyped)
}

/** What can be taken back; moving and sliding are not, as they take themselves back. */
function change(next: (doc: GraphDoc) => GraphDoc): void {
  const before = $doc.get()
  if (!before) return
  const after = next(before)
  $past.set([...$past.get(), { before, after }].slice(-MOST_UNDO))
  $future.set([])
  set(after, true)
}

function adjust(next: (doc: GraphDoc) => GraphDoc): void {
  const doc = $doc.get()
  if (doc) set(next(doc))
}

function leave(): void {
  for (const name of Object.keys($run.get() ?? {})) stopSlider(name)
  $open.get()?.leave()
  $open.set(null)
  $doc.set(null)
  $past.set([])
  $future.set([])
  typingIn = null
}

let entered = ''

async function open(place: string): Promise<void> {
  await recoverWords()
  const adopted = await adoptGraphDraft()
  if (entered !== place) return
  const isNew = place === 'new'
  if (isNew && adopted !== null) return openTool('study-zone', { graph: adopted }, { replace: true })
  const id = isNew ? newId() : place
  const onMade = (): void => {
    entered = id
    openTool('study-zone', { graph: id }, { replace: true })
  }
  $open.set(openSession(id, { isNew, show: doc => $doc.set(doc), onMade }))
}

/** Opens the graph of the address, `new` or its id; the one that is open already stays. */
export function enterGraph(place: string): void {
  if (place === entered) return
  leave()
  entered = place
  void tryOrNotify(() => open(place))
}

export function leaveGraph(): void {
  leave()
  entered = ''
}

function step(from: typeof $past, to: typeof $past, way: (step: Step) => readonly [GraphDoc, GraphDoc]): void {
  const steps = from.get()
  const last = steps.at(-1)
  const doc = $doc.get()
  if (!last || !doc) return
  typingIn = null
  from.set(steps.slice(0, -1))
  to.set([...to.get(), last])
  set(mergeDocs(...way(last), doc), true)
}

export const undo = (): void => step($past, $future, ({ before, after }) => [after, before])
export const redo = (): void => step($future, $past, ({ before, after }) => [before, after])

const withLine =
  (id: string, of: (line: GraphDoc['lines'][number]) => GraphDoc['lines'][number]) =>
  (doc: GraphDoc): GraphDoc => ({
    ...doc,
    lines: doc.lines.map(line => (line.id === id ? of(line) : line))
  })

/** One undo takes back what was typed into a line in one go. */
export function write(id: string, text: string): void {
  const next = withLine(id, line => ({ ...line, text, isShown: true }))
  const doc = $doc.get()
  const last = $past.get().at(-1)
  if (doc && last && typingIn === id) {
    $past.set([...$past.get().slice(0, -1), { ...last, after: next(last.after) }])
    set(next(doc), true)
  } else change(next)
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
    return { ...doc, lines: lines.length > 0 ? lines : [{ id: newId(), text: '', isShown: true }] }
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

export const runSlider = (name: string, value: number): void => $run.set({ ...$run.get(), [name]: value })

/** Where it stopped it stays. */
export function stopSlider(name: string): void {
  const { [name]: value, ...others } = $run.get() ?? {}
  if (value !== undefined) setSlider(name, { value })
  $run.set(Object.keys(others).length > 0 ? others : null)
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

/** A logarithmic axis begins at 0.1 to 100, as half of what was seen has no logarithm; a plain one where a new graph does. */
export function toggleLog(axis: 'x' | 'y'): void {
  const mark = axis === 'x' ? 'logX' : 'logY'
  change(doc => {
    const isOn = !doc.marks.includes(mark)
    const [from, to] = isOn ? LOG_ENDS : [HOME[`${axis}0`], HOME[`${axis}1`]]
    return {
      ...doc,
      marks: isOn ? [...doc.marks, mark] : doc.marks.filter(one => one !== mark),
      window: { ...doc.window, [`${axis}0`]: from, [`${axis}1`]: to }
    }
  })
}

const HOME = { x0: -8, x1: 8, y0: -6, y1: 6 }
/** One turn to each side: at 8 degrees a sine is a level line. */
const DEGREES = { ...HOME, x0: -360, x1: 360 }

const homeOf = (angle: GraphDoc['angle']) => (angle === 'degrees' ? DEGREES : HOME)

export function goHome(): void {
  const doc = $doc.get()
  if (!doc) return
  const { x0, x1, y0, y1 } = homeOf(doc.angle)
  const [logX, logY] = [doc.marks.includes('logX'), doc.marks.includes('logY')]
  const [low, high] = LOG_ENDS
  setWindow({ x0: logX ? low : x0, x1: logX ? high : x1, y0: logY ? low : y0, y1: logY ? high : y1 })
}

/** Of a window in radians; in degrees a sine would be a level line in it. */
const WIDEST_RADIANS = 100
const TURNING = /sin|cos|tan|sec|csc|cot/i

/** Degrees turn the window of a new graph into one of turns, and back; of lines with angles any window that is too narrow. */
export function setAngle(angle: GraphDoc['angle']): void {
  change(doc => {
    if (doc.marks.includes('logX') || angle === doc.angle) return { ...doc, angle }
    const isTurning = doc.lines.some(({ text }) => TURNING.test(text))
    const isHome = isSameWindow(doc.window, homeOf(doc.angle))
    const isWide = doc.window.x1 - doc.window.x0 > WIDEST_RADIANS
    const isUnfit = isTurning ? isHome || isWide === (angle === 'radians') : isHome && isBlankGraph(doc)
    return isUnfit ? { ...doc, angle, window: homeOf(angle), isEqual: angle === 'radians' } : { ...doc, angle }
  })
}

const isSameWindow = (one: GraphDoc['window'], other: GraphDoc['window']) =>
  one.x0 === other.x0 && one.x1 === other.x1 && one.y0 === other.y0 && one.y1 === other.y1

export function setTrace(traceX: number): void {
  adjust(doc => ({ ...doc, traceX }))
}

export function setUnits(units: Partial<Pick<GraphDoc, 'ticks' | 'isEqual'>>): void {
  change(doc => ({ ...doc, ...units }))
}
