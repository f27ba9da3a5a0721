import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeGraphs } from '#domain/graph/saved/merge-graphs.ts'
import { columnsOfGraph, graphOf, type SavedGraph, type SavedLine } from '#domain/graph/saved/saved-graph.ts'

const line = (id: string, text: string, isShown = true): SavedLine => ({ id, text, isShown })
const graph = (change: Partial<SavedGraph> = {}): SavedGraph => ({
  title: '',
  lines: [line('a', 'y = x'), line('b', 'y = 2')],
  sliders: {},
  window: { x0: -8, x1: 8, y0: -6, y1: 6 },
  angle: 'radians',
  ticks: 'number',
  isEqual: true,
  marks: ['roots'],
  traceX: 1,
  ...change
})
const texts = ({ lines }: SavedGraph): string[] => lines.map(({ text }) => text)

test('two tabs that change different things lose none of them', () => {
  const mine = graph({ title: 'Lines', lines: [line('a', 'y = 3x'), line('b', 'y = 2'), line('c', 'y = 7')] })
  const theirs = graph({
    lines: [line('a', 'y = x'), line('b', 'y = 2', false), line('d', 'x = 1')],
    angle: 'degrees',
    marks: ['roots', 'area']
  })
  const { graph: merged, kept } = mergeGraphs(graph(), mine, theirs)
  expect(texts(merged).toSorted()).toEqual(['x = 1', 'y = 2', 'y = 3x', 'y = 7'])
  expect(merged).toMatchObject({ title: 'Lines', angle: 'degrees', marks: ['roots', 'area'] })
  expect(merged.lines.find(({ id }) => id === 'b')?.isShown).toBe(false)
  expect(kept).toBe(0)
})

test('a line that both wrote stands twice, mine first and under its own id', () => {
  const { graph: merged, kept } = mergeGraphs(
    graph(),
    graph({ lines: [line('a', 'y = 3x'), line('b', 'y = 2')] }),
    graph({ lines: [line('a', 'y = sin x'), line('b', 'y = 2')] })
  )
  expect(merged.lines).toEqual([line('a', 'y = 3x'), line('a+1', 'y = sin x'), line('b', 'y = 2')])
  expect(kept).toBe(1)
})

test('a line that one deleted and the other left is gone; one that the other changed stays', () => {
  const without = graph({ lines: [] })
  expect(texts(mergeGraphs(graph(), without, graph()).graph)).toEqual([])
  const changed = graph({ lines: [line('a', 'y = x + 1'), line('b', 'y = 2')] })
  expect(texts(mergeGraphs(graph(), without, changed).graph)).toEqual(['y = x + 1'])
  expect(texts(mergeGraphs(graph(), changed, without).graph)).toEqual(['y = x + 1'])
})

test('ends of a slider and its value can come from two sides', () => {
  const at = (value: number, max: number) => graph({ sliders: { a: { value, min: -5, max, step: 0.1 } } })
  expect(mergeGraphs(at(1, 5), at(3, 5), at(1, 9)).graph.sliders['a']).toMatchObject({ value: 3, max: 9 })
})

const anyLine = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  text: fc.constantFrom('', 'y = x', 'y = 2', 'y = x²'),
  isShown: fc.boolean()
})
const anyGraph = fc
  .record({
    title: fc.constantFrom('', 'One', 'Two'),
    lines: fc.uniqueArray(anyLine, { selector: ({ id }) => id }),
    traceX: fc.integer({ min: -3, max: 3 })
  })
  .map(change => graph(change))

test('for any three graphs: what one side alone changed is taken, and no text that either side wrote is lost', () => {
  fc.assert(
    fc.property(anyGraph, anyGraph, anyGraph, (base, mine, theirs) => {
      expect(mergeGraphs(base, mine, base).graph).toEqual(mine)
      expect(mergeGraphs(base, base, theirs).graph).toEqual(theirs)
      expect(mergeGraphs(base, mine, mine).graph).toEqual(mine)
      const { lines } = mergeGraphs(base, mine, theirs).graph
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      const written = [...mine.lines, ...theirs.lines].filter(
        one => one.text !== '' && base.lines.every(({ id, text }) => id !== one.id || text !== one.text)
      )
      for (const { text } of written) expect(lines.map(one => one.text)).toContain(text)
    }),
    { seed: 34, numRuns: 500 }
  )
})

test('columns and back, with what a later version keeps beside them', () => {
  const more = { ...graph(), tables: [1] } as SavedGraph
  expect(graphOf(columnsOfGraph(more))).toEqual(more)
})
