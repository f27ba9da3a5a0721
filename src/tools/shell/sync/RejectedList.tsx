import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import type { EntityName } from '#contract/entities.ts'
import { $quarantine, exportRejected, retryRejected } from '#data/sync/quarantine.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { reasonWords } from '#tools/shell/sync/rejected-words.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { download } from '#ui/download.ts'

const entityNames = {
  subjects: m.sync_entity_subjects,
  notes: m.sync_entity_notes,
  cards: m.sync_entity_cards,
  reviews: m.sync_entity_reviews,
  preferences: m.sync_entity_preferences,
  files: m.sync_entity_files,
  plan_settings: m.sync_entity_plan_settings,
  topics: m.sync_entity_topics,
  losses: m.sync_entity_losses,
  exams: m.sync_entity_exams,
  lessons: m.sync_entity_lessons,
  tasks: m.sync_entity_tasks,
  blocks: m.sync_entity_blocks,
  feeds: m.sync_entity_feeds,
  activities: m.sync_entity_activities,
  quizzes: m.sync_entity_quizzes,
  papers: m.sync_entity_papers,
  questions: m.sync_entity_questions,
  attempts: m.sync_entity_attempts,
  clock_events: m.sync_entity_clock_events,
  answers: m.sync_entity_answers,
  marks: m.sync_entity_marks,
  threads: m.sync_entity_threads,
  turns: m.sync_entity_turns,
  graphs: m.sync_entity_graphs,
  histories: m.sync_entity_histories,
  recordings: m.sync_entity_recordings,
  markers: m.sync_entity_markers,
  segments: m.sync_entity_segments
} satisfies Record<EntityName, () => string>

/** A newer version of the app may have left changes of a kind that this one does not know. */
function kindOf(name: string): string {
  const known: Readonly<Record<string, () => string>> = entityNames
  return known[name]?.() ?? m.sync_entity_other()
}

const moment = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' })

/** What the server refused, in words: kept until the student deals with it, never thrown away. */
export function RejectedList(): ReactNode {
  const rejected = valueOr(useStore($quarantine), [])
  const [submit, run] = useSubmit()
  const exportThem = async (): Promise<void> => download(await exportRejected(), `${site.slug}-not-accepted.json`)
  return (
    <section className="rejected">
      <h3>{m.sync_rejected_title()}</h3>
      <p>{m.sync_rejected_about()}</p>
      <ul>
        {rejected.map(({ opId, name, at, code }) => (
          <li key={opId}>
            <p>
              {at === ''
                ? m.sync_rejected_item_undated({ what: kindOf(name) })
                : m.sync_rejected_item({ what: kindOf(name), when: moment.format(new Date(at)) })}
              <span className="hint block">{reasonWords(code)}</span>
            </p>
            <Button onPress={() => void run(() => retryRejected(opId))}>{m.sync_rejected_retry()}</Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onPress={() => void run(exportThem)}>{m.sync_rejected_export()}</Button>
      </div>
      <SubmitSays submit={submit} done="" />
    </section>
  )
}
