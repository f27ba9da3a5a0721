import { useState, type ReactNode } from 'react'
import type { EntityName } from '#contract/entities.ts'
import type { PassportChoice, RowVerdict, Verdicts } from '#data/import/passport.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { bringPassportIn, leavePassport, type Found } from '#tools/user-settings/passport/passport-in.store.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'

const GROUPS = {
  notes: m.passport_group_notes,
  cards: m.passport_group_cards,
  plan: m.passport_group_plan,
  papers: m.passport_group_papers,
  marks: m.passport_group_marks,
  chat: m.passport_group_chat,
  lectures: m.passport_group_lectures,
  log: m.passport_group_log,
  files: m.passport_group_files,
  other: m.passport_group_other
}
type Group = keyof typeof GROUPS

const GROUP_OF: { readonly [Name in EntityName]?: Group } = {
  subjects: 'notes',
  topics: 'notes',
  notes: 'notes',
  cards: 'cards',
  reviews: 'cards',
  exams: 'plan',
  lessons: 'plan',
  tasks: 'plan',
  blocks: 'plan',
  feeds: 'plan',
  quizzes: 'papers',
  papers: 'papers',
  questions: 'papers',
  attempts: 'marks',
  answers: 'marks',
  marks: 'marks',
  losses: 'marks',
  threads: 'chat',
  turns: 'chat',
  recordings: 'lectures',
  markers: 'lectures',
  segments: 'lectures',
  activities: 'log',
  clock_events: 'log',
  files: 'files'
}

type Counts = Record<RowVerdict, number>
const NONE: Counts = { fresh: 0, same: 0, 'newer-there': 0, 'newer-here': 0, 'deleted-here': 0, undone: 0, faulty: 0 }

const plus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([key, count]) => [key, count + other[key as RowVerdict]])
  ) as unknown as Counts

function byGroup(verdicts: Verdicts): [Group, Counts][] {
  const all = new Map<Group, Counts>()
  for (const [name, counts] of verdicts) {
    const group = GROUP_OF[name] ?? 'other'
    all.set(group, plus(all.get(group) ?? NONE, counts))
  }
  return (Object.keys(GROUPS) as Group[]).flatMap(group => {
    const counts = all.get(group)
    return counts ? [[group, counts] as [Group, Counts]] : []
  })
}

const figure = (count: number): string => count.toLocaleString('en-GB')

function Rows({ groups }: { readonly groups: readonly [Group, Counts][] }): ReactNode {
  return (
    <table className="pt-table figures">
      <thead>
        <tr>
          <th scope="col">{m.passport_in_kind()}</th>
          <th scope="col">{m.passport_in_new()}</th>
          <th scope="col">{m.passport_in_same()}</th>
          <th scope="col">{m.passport_in_changed()}</th>
          <th scope="col">{m.passport_in_deleted()}</th>
          <th scope="col">{m.passport_in_left()}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(([group, counts]) => (
          <tr key={group}>
            <th scope="row">{GROUPS[group]()}</th>
            <td>{figure(counts.fresh)}</td>
            <td>{figure(counts.same)}</td>
            <td>{figure(counts['newer-there'] + counts['newer-here'])}</td>
            <td>{figure(counts['deleted-here'])}</td>
            <td>{figure(counts.undone + counts.faulty)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LeftOut({ found }: { readonly found: Found }): ReactNode {
  const { deleted, strange, parentless } = found.facts.left
  return (
    <ul className="hint">
      {deleted > 0 && <li>{m.passport_left_deleted({ count: deleted })}</li>}
      {strange > 0 && <li>{m.passport_left_strange({ count: strange })}</li>}
      {parentless > 0 && <li>{m.passport_left_parentless({ count: parentless })}</li>}
      <li>{m.passport_in_dates()}</li>
    </ul>
  )
}

function taken(all: Counts, { changed, bringsBack }: PassportChoice): number {
  const there = changed === 'mine' ? 0 : all['newer-there']
  const here = changed === 'theirs' ? all['newer-here'] : 0
  return all.fresh + there + here + (bringsBack ? all['deleted-here'] : 0)
}

/** What a passport would do here, and the one button that does it. */
export function PassportFound({ found }: { readonly found: Found }): ReactNode {
  const { facts, verdicts, isEmpty } = found
  const [choice, setChoice] = useState<PassportChoice>({ changed: isEmpty ? 'theirs' : 'newer', bringsBack: false })
  const groups = byGroup(verdicts)
  const all = groups.reduce((sum, [, counts]) => plus(sum, counts), NONE)
  const count = taken(all, choice)
  const when = momentWords(facts.exportedAt)
  return (
    <>
      <p>
        {facts.isOwn ? m.passport_in_own({ when }) : m.passport_in_other({ when })} {m.passport_in_nothing_yet()}
      </p>
      <Rows groups={groups} />
      <LeftOut found={found} />
      {all['newer-there'] + all['newer-here'] > 0 && (
        <RadioGroup
          label={m.passport_in_choice()}
          value={choice.changed}
          options={[
            { value: 'newer', text: m.passport_in_choice_newer({ count: all['newer-there'] }) },
            { value: 'theirs', text: m.passport_in_choice_theirs() },
            { value: 'mine', text: m.passport_in_choice_mine() }
          ]}
          onChange={changed => setChoice({ ...choice, changed })}
        />
      )}
      {all['deleted-here'] > 0 && (
        <Checkbox
          isSelected={choice.bringsBack}
          onChange={bringsBack => setChoice({ ...choice, bringsBack })}
        >{`${m.passport_in_back()} (${figure(all['deleted-here'])})`}</Checkbox>
      )}
      <div className="row">
        <Button kind="ink" isDisabled={count === 0} onPress={() => void bringPassportIn(choice)}>
          {count === 0 ? m.passport_in_none() : m.passport_in_go({ count })}
        </Button>
        <Button onPress={leavePassport}>{m.passport_in_cancel()}</Button>
      </div>
      <p className="hint">{m.passport_in_whole()}</p>
    </>
  )
}
