import { useState, type ReactNode } from 'react'
import { findFaults, mendFaults } from '#data/write/cards/check.ts'
import { $preferences } from '#data/write/preferences.ts'
import type { Mend } from '#domain/cards/health.ts'
import { studyDay } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { onceReady } from '#stores/once-ready.ts'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const WORDS: Readonly<Record<Mend['kind'], (inputs: { count: number }) => string>> = {
  subject: m.collection_check_subject,
  topic: m.collection_check_topic,
  note: m.collection_check_note,
  buried: m.collection_check_buried,
  options: m.collection_check_options,
  gap: m.collection_check_gap,
  double: m.collection_check_double
}

type State =
  | { readonly state: 'idle' | 'busy' | 'mended' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'found'; readonly mends: readonly Mend[] }

async function find(): Promise<State> {
  const { timeZone, dayStartsAt } = await onceReady($preferences)
  return { state: 'found', mends: await findFaults(studyDay(new Date(), timeZone, dayStartsAt)) }
}

async function mend(mends: readonly Mend[]): Promise<State> {
  await mendFaults(mends)
  return { state: 'mended' }
}

/** Every card and answer looked at, what is wrong said, and mended on request. */
export function Health(): ReactNode {
  const [now, setNow] = useState<State>({ state: 'idle' })
  const run = (work: () => Promise<State>): void => {
    setNow({ state: 'busy' })
    work()
      .then(setNow)
      .catch((error: unknown) => setNow({ state: 'failed', words: wordsFor(error) }))
  }
  const mends = now.state === 'found' ? now.mends : []
  const counts = [...Map.groupBy(mends, ({ kind }) => kind)]
  return (
    <Section title={m.collection_check_act()}>
      <p className="fg-lead">{m.collection_check_text()}</p>
      <p>
        <Button isPending={now.state === 'busy'} onPress={() => run(find)}>
          {m.collection_check_act()}
        </Button>
      </p>
      <div role="status">
        {now.state === 'busy' && <p>{m.collection_check_busy()}</p>}
        {now.state === 'mended' && <p>{m.collection_check_mended()}</p>}
        {now.state === 'failed' && <p className="error">{now.words}</p>}
        {now.state === 'found' && mends.length === 0 && <p>{m.collection_check_none()}</p>}
        {counts.length > 0 && (
          <ul>
            {counts.map(([kind, some]) => (
              <li key={kind}>{WORDS[kind]({ count: some.length })}</li>
            ))}
          </ul>
        )}
      </div>
      {mends.length > 0 && <Button onPress={() => run(() => mend(mends))}>{m.collection_check_mend()}</Button>}
    </Section>
  )
}
