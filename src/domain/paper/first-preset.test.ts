import { expect, test } from 'vitest'
import { firstPreset, ownPreset, withoutPaper } from '#domain/paper/first-preset.ts'

const preset = (id: string, board: 'A Level' | 'IGCSE' | 'IBDP', name: string, level: string | null = null) => ({
  id,
  board,
  level,
  subject: { key: name.toLowerCase(), name, code: null }
})
const all = [
  preset('physics', 'A Level', 'Physics'),
  preset('igcse-physics', 'IGCSE', 'Physics'),
  preset('igcse-biology', 'IGCSE', 'Biology'),
  preset('ib-biology', 'IBDP', 'Biology')
]
const of = (asker: Partial<Parameters<typeof firstPreset>[1]>) =>
  firstPreset(all, { last: null, board: null, subjects: [], ...asker })?.id ?? null

test('a student of IGCSE Biology was offered A Level Physics each time', () => {
  const subjects = [{ name: 'Biology (0610)', board: null }]
  expect(of({ board: 'IGCSE', subjects })).toBe('igcse-biology')
  expect(of({ board: 'IGCSE', subjects: [{ name: 'Art', board: null }] })).toBe('igcse-physics')
})

test('a subject may be of another board than the student', () => {
  expect(of({ board: 'IGCSE', subjects: [{ name: 'Biology HL', board: 'IBDP' }] })).toBe('ib-biology')
})

test('a student of higher level was offered the paper of standard level', () => {
  const both = [
    preset('sl', 'IBDP', 'Biology', 'SL'),
    preset('hl', 'IBDP', 'Biology', 'HL'),
    { ...preset('aa', 'IBDP', 'Analysis', 'HL'), subject: { key: 'mathematics', name: 'Analysis', code: null } }
  ]
  const first = (name: string) =>
    firstPreset(both, { last: null, board: 'IBDP', subjects: [{ name, board: null }] })?.id
  expect([first('Biology HL'), first('Biology SL'), first('Biology'), first('Maths AA HL')]).toEqual([
    'hl',
    'sl',
    'sl',
    'aa'
  ])
})

test('who chose higher level beside the name of the subject was offered standard level', () => {
  const both = [preset('sl', 'IBDP', 'Biology', 'SL'), preset('hl', 'IBDP', 'Biology', 'HL')]
  const first = (level: string | null) =>
    firstPreset(both, { last: null, board: 'IBDP', subjects: [{ name: 'Biology', board: null, level }] })?.id
  expect([first('HL'), first('SL'), first(null)]).toEqual(['hl', 'sl', 'sl'])
})

test('the paper made last comes first; of one that is gone nothing is known', () => {
  expect(of({ last: 'physics', board: 'IGCSE' })).toBe('physics')
  expect(of({ last: 'gone', board: 'IGCSE' })).toBe('igcse-physics')
})

test('nothing known is no guess', () => {
  expect(of({})).toBe(null)
  expect(of({ board: 'CBSE' })).toBe(null)
})

test('a subject without a paper of its board was passed over in silence', () => {
  const subjects = ['Biology', 'Physics HL', 'Art', 'AP Economics'].map(name => ({ name, board: null }))
  const without = withoutPaper(all, { last: null, board: 'IBDP', subjects })
  expect(without.map(({ subject, nearest }) => [subject, nearest?.id ?? null])).toEqual([
    ['Physics HL', 'physics'],
    ['Art', null],
    ['AP Economics', null]
  ])
  expect(withoutPaper(all, { last: null, board: null, subjects })).toEqual([])
})

test('the first day offered ten marks of a paper that cannot be made, and passed over the subject that can', () => {
  const held = (id: string, name: string, holds: { papers: number; short: boolean }) => ({
    ...preset(id, 'IGCSE', name),
    holds
  })
  const presets = [
    held('maths', 'Mathematics', { papers: 0, short: false }),
    held('biology', 'Biology', { papers: 0, short: true }),
    held('physics', 'Physics', { papers: 1, short: false })
  ]
  const first = ['Mathematics Standard', 'Biology', 'Physics'].map(
    name => ownPreset(presets, 'IGCSE', { name, board: null })?.id ?? null
  )
  expect(first).toEqual([null, 'biology', 'physics'])
})
