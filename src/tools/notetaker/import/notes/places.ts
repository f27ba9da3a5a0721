import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Topic } from '#contract/entities.ts'
import { liveRows } from '#data/read/live-rows.ts'
import { valueOr } from '#lib/remote.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import type { MetNote } from '#tools/notetaker/import/notes/compare-notes.ts'
import { folderKey, type NotePlace, type NotePlaces } from '#tools/notetaker/import/notes/note-rows.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

export interface Folder {
  readonly key: string
  /** Empty for notes that lie in no folder. */
  readonly place: readonly string[]
  readonly count: number
}

interface Option extends NotePlace {
  readonly value: string
  readonly text: string
}

const $topics = liveRows('topics')
const NOWHERE: NotePlace = { subject: null, topic: null }

export function foldersOf(notes: readonly MetNote[]): Folder[] {
  const found = new Map<string, Folder>()
  for (const { note } of notes) {
    const key = folderKey(note.place)
    found.set(key, { key, place: note.place.slice(0, 2), count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en-GB') === other.trim().toLocaleLowerCase('en-GB')

type Named = { readonly id: string; readonly name: string }

/** Where a folder may go: each own subject and its topics, a new subject of its name, and its second level as a new topic. */
export function optionsFor(
  folder: Folder,
  subjects: readonly Named[],
  topics: readonly Topic[],
  file: string
): Option[] {
  const [top = file, second] = folder.place
  const name = firstSigns(top, SIZES.subjectName)
  const leaf = firstSigns(folder.place.at(-1) ?? '', SIZES.title)
  const own = subjects.flatMap(subject => {
    const inside = topics.filter(({ subjectId }) => subjectId === subject.id)
    const hasLeaf = leaf === '' || same(leaf, subject.name) || inside.some(topic => same(topic.name, leaf))
    return [
      { value: subject.id, text: subject.name, subject: { id: subject.id }, topic: null },
      ...inside.map(topic => ({
        value: topic.id,
        text: m.import_notes_topic({ subject: subject.name, topic: topic.name }),
        subject: { id: subject.id },
        topic: { id: topic.id }
      })),
      ...(hasLeaf
        ? []
        : [
            {
              value: `${subject.id} new`,
              text: m.import_notes_topic_new({ subject: subject.name, topic: leaf }),
              subject: { id: subject.id },
              topic: { name: leaf }
            }
          ])
    ]
  })
  const hasName = name === '' || subjects.some(subject => same(subject.name, name))
  const text = m.import_subject_new({ name })
  const made = hasName ? [] : [{ value: 'new', text, subject: { name }, topic: null }]
  const both = firstSigns(second ?? '', SIZES.title)
  if (made.length > 0 && both !== '')
    made.push({
      value: 'new new',
      text: m.import_notes_topic_new({ subject: text, topic: both }),
      subject: { name },
      topic: { name: both } as never
    })
  return [{ value: 'none', text: m.notes_subject_none(), ...NOWHERE }, ...own, ...made]
}

/** By the names of the folders: an own subject and topic of the same name, else a new one; without a folder none. */
export function firstChoice(
  folder: Folder,
  options: readonly Option[],
  subjects: readonly Named[],
  topics: readonly Topic[]
): string {
  const [top, second] = folder.place
  if (top === undefined) return 'none'
  const subject = subjects.find(one => same(one.name, top))
  if (subject) {
    if (second === undefined) return subject.id
    const topic = topics.find(one => one.subjectId === subject.id && same(one.name, second))
    return topic?.id ?? `${subject.id} new`
  }
  return options.findLast(({ value }) => value.startsWith('new'))?.value ?? 'none'
}

export interface ChosenPlaces {
  readonly folders: readonly Folder[]
  readonly options: (folder: Folder) => readonly Option[]
  readonly chosen: (folder: Folder) => string
  readonly choose: (folder: Folder, value: string) => void
  readonly places: NotePlaces
}

export function usePlaces(notes: readonly MetNote[], file: string): ChosenPlaces {
  const subjects = useStore($subjectList)
  const topics = valueOr(useStore($topics), [])
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const folders = useMemo(() => foldersOf(notes), [notes])
  const all = useMemo(
    () => new Map(folders.map(folder => [folder.key, optionsFor(folder, subjects, topics, file)])),
    [folders, subjects, topics, file]
  )
  const options = (folder: Folder): readonly Option[] => all.get(folder.key) ?? []
  const chosen = (folder: Folder): string =>
    picked.get(folder.key) ?? firstChoice(folder, options(folder), subjects, topics)
  const places = new Map(
    folders.map(folder => {
      const { subject, topic } = options(folder).find(({ value }) => value === chosen(folder)) ?? NOWHERE
      return [folder.key, { subject, topic }] as const
    })
  )
  return { folders, options, chosen, choose: ({ key }, value) => setPicked(new Map(picked).set(key, value)), places }
}
