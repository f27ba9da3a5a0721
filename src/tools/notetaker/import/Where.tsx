import { useStore } from '@nanostores/react'
import { useMemo, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import type { Preview } from '#tools/notetaker/import/import.store.ts'
import { deckKey, type Destination } from '#tools/notetaker/import/rows.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'
import { topicsOf } from '#tools/shared/topics/topics.ts'
import { Section } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const NONE = 'none'
const NEW = 'new'

interface Deck {
  readonly key: string
  readonly name: string
  readonly count: number
}

function decksOf(preview: Preview | null): Deck[] {
  const counts = new Map<string, Deck>()
  for (const { place } of preview?.fresh ?? []) {
    if (place.length === 0) continue
    const key = deckKey(place)
    counts.set(key, { key, name: place.at(-1) ?? key, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en-GB') === other.trim().toLocaleLowerCase('en-GB')

export interface ChosenDestination {
  readonly subject: string
  readonly setSubject: (subject: string) => void
  readonly name: string
  readonly setName: (name: string) => void
  readonly decks: readonly Deck[]
  readonly topicOf: (deck: Deck) => string
  readonly setTopic: (deck: Deck, topic: string) => void
  readonly topics: readonly { readonly id: string; readonly name: string }[]
  /** Null while a name is missing. */
  readonly to: Destination | null
}

/** A deck goes to the topic of its name where there is one, else to a new one. `first`: the subject before he chooses. */
export function useDestination(preview: Preview | null, file: string, first = NONE): ChosenDestination {
  const [subject, setSubject] = useState(first)
  const [name, setName] = useState(file.replace(/\.[^.]+$/, '').slice(0, SIZES.subjectName))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const isOwn = subject !== NONE && subject !== NEW
  const $topics = useMemo(() => topicsOf(isOwn ? subject : ''), [isOwn, subject])
  const topics = valueOr(useStore($topics), [])
  const decks = useMemo(() => decksOf(preview), [preview])
  const topicOf = ({ key, name: called }: Deck): string =>
    chosen.get(`${subject} ${key}`) ?? topics.find(topic => sameName(topic.name, called))?.id ?? NEW
  const places = decks.flatMap(deck => {
    const topic = topicOf(deck)
    if (topic === NONE || subject === NONE) return []
    return [[deck.key, topic === NEW ? { name: deck.name.slice(0, SIZES.title) } : { id: topic }] as const]
  })
  const whole = subject === NEW ? { name: name.trim() } : isOwn ? { id: subject } : null
  return {
    subject,
    setSubject,
    name,
    setName,
    decks,
    topics,
    topicOf,
    setTopic: ({ key }, topic) => setChosen(new Map(chosen).set(`${subject} ${key}`, topic)),
    to: subject === NEW && name.trim() === '' ? null : { subject: whole, topics: new Map(places) }
  }
}

const NAMED = 4

const namesOf = (decks: readonly Deck[]): string =>
  [...decks.slice(0, NAMED).map(({ name }) => name), ...(decks.length > NAMED ? ['…'] : [])].join(', ')

interface WhereProps {
  readonly preview: Preview
  readonly destination: ChosenDestination
}

/** Into which subject, and each deck into which topic. */
export function Where({ preview, destination }: WhereProps): ReactNode {
  const subjects = useStore($subjectList)
  const { subject, setSubject, name, setName, decks, topics, topicOf, setTopic } = destination
  if (preview.fresh.length === 0) return null
  return (
    <Section title={m.import_where()}>
      <div className="im-subject">
        <Select
          label={m.notes_subject()}
          value={subject}
          options={[
            { value: NONE, text: m.notes_subject_none() },
            ...subjects.map(({ id, name: text }) => ({ value: id, text })),
            { value: NEW, text: m.notes_subject_new() }
          ]}
          onChange={setSubject}
        />
        {subject === NEW && (
          <TextField label={m.import_subject_name()} value={name} onChange={setName} maxLength={SIZES.subjectName} />
        )}
      </div>
      {subject === NONE && decks.length > 0 && (
        <p className="hint" dir="auto">
          {m.import_decks_lost({ count: decks.length, names: namesOf(decks) })}
        </p>
      )}
      {subject !== NONE && decks.length > 0 && (
        <ul className="im-rows">
          {decks.map(deck => (
            <li key={deck.key}>
              <p className="im-name" dir="auto">
                {deck.name} <span className="hint figures">{deck.count}</span>
              </p>
              <Select
                label={m.import_topic_for({ name: deck.name })}
                value={topicOf(deck)}
                options={[
                  { value: NONE, text: m.import_topic_none() },
                  ...topics.map(({ id, name: text }) => ({ value: id, text })),
                  { value: NEW, text: m.import_topic_new({ name: deck.name }) }
                ]}
                onChange={topic => setTopic(deck, topic)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
