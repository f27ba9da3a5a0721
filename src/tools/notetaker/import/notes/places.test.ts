import { expect, test } from 'vitest'
import type { Topic } from '#contract/entities.ts'
import { firstChoice, foldersOf, optionsFor, type Folder } from '#tools/notetaker/import/notes/places.ts'

const SUBJECTS = [{ id: 'bio', name: 'Biology' }]
const TOPICS = [{ id: 'cells', subjectId: 'bio', name: 'Cells' }] as unknown as Topic[]
const folder = (...place: string[]): Folder => ({ key: place.join('/'), place, count: 1 })
const choice = (of: Folder): string => firstChoice(of, optionsFor(of, SUBJECTS, TOPICS, 'vault'), SUBJECTS, TOPICS)
const texts = (of: Folder): string[] => optionsFor(of, SUBJECTS, TOPICS, 'vault').map(({ text }) => text)

test('a folder goes to the subject and topic of its name, else to new ones', () => {
  expect(choice(folder('biology'))).toBe('bio')
  expect(choice(folder('Biology', 'cells'))).toBe('cells')
  expect(choice(folder('Biology', 'Genes'))).toBe('bio new')
  expect(choice(folder('Chemistry'))).toBe('new')
  expect(choice(folder('Chemistry', 'Acids'))).toBe('new new')
  expect(choice(folder())).toBe('none')
})

test('each folder may go to every own subject and topic, and to what its name would make', () => {
  expect(texts(folder('Chemistry', 'Acids'))).toEqual([
    'No subject',
    'Biology',
    'Biology · Cells',
    'Biology · new topic: Acids',
    'New subject: Chemistry',
    'New subject: Chemistry · new topic: Acids'
  ])
  expect(texts(folder())).toEqual(['No subject', 'Biology', 'Biology · Cells', 'New subject: vault'])
})

test('notes are counted by their first two folders', () => {
  const met = [['A', 'B', 'C'], ['A', 'B'], []].map(place => ({ note: { place }, id: '', own: null }))
  expect(foldersOf(met as never).map(({ key, count }) => [key, count])).toEqual([
    ['', 1],
    ['A/B', 2]
  ])
})
