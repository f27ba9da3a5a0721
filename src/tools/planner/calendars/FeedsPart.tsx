import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import type { Feed } from '#contract/entities.ts'
import { $feeds, saveRead, readAddress, refresh, type ShownFeed } from '#data/sync/feeds/feeds.ts'
import type { Change } from '#data/write/write.ts'
import { saveAll, saveUndoable } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { firstSigns, storableText } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { feedAt } from '#tools/shared/plan/fresh-feeds.ts'
import { addDaysOff } from '#tools/planner/calendars/calendar-import.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { act, change } from '#tools/planner/undo.store.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

type Now = PartProps['now']

const NAME = 80
const readAt = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' })

const hostOf = (address: string): string => {
  const text = address.replace(/^webcals?:/i, 'https:')
  return URL.canParse(text) ? new URL(text).hostname : address
}

/** Read first: what cannot be read is not added. */
async function addFeed(typed: string, now: Now): Promise<void> {
  const address = storableText(typed.trim())
  const { read, name } = await readAddress(address, feedAt(now))
  const id = newId()
  const fields = { address, name: firstSigns(storableText(name ?? hostOf(address)), NAME), takes: 'both' as const }
  const add: Change = { name: 'feeds', id, fields }
  await act(m.planner_added({ title: fields.name }), async () => {
    const added = await saveUndoable([add])
    const base = { id, rev: 0, createdAt: '', updatedAt: '', deletedAt: null }
    const made = await saveRead({ ...base, ...fields }, read, feedAt(now))
    return () => saveAll([...added, ...made])
  })
}

const TAKES = (): readonly { value: Feed['takes']; text: string }[] => [
  { value: 'both', text: m.planner_feed_both() },
  { value: 'busy', text: m.planner_feed_busy() },
  { value: 'tasks', text: m.planner_feed_tasks() }
]

function Line({ shown, now }: { readonly shown: ShownFeed; readonly now: Now }): ReactNode {
  const { feed, copy } = shown
  const [isReading, setReading] = useState(false)
  const daysOff = copy?.read?.daysOff ?? []
  const again = (one: ShownFeed): Promise<void> => {
    setReading(true)
    return refresh(one, feedAt(now), wordsFor).finally(() => setReading(false))
  }
  const take = async (takes: Feed['takes']): Promise<void> => {
    await change(m.planner_changed(), [{ name: 'feeds', id: feed.id, fields: { takes } }])
    if (copy?.read) await saveRead({ ...feed, takes }, copy.read, feedAt(now), new Date(copy.read_at ?? copy.tried_at))
  }
  return (
    <li>
      <div>
        <strong>{feed.name}</strong>
        <p className="hint">{hostOf(feed.address)}</p>
        <p role="status">
          {copy?.read_at
            ? m.planner_feed_read({
                when: readAt.format(new Date(copy.read_at)),
                events: copy.read?.events.length ?? 0,
                deadlines: copy.read?.deadlines.length ?? 0
              })
            : m.planner_feed_not_read()}
        </p>
        {copy?.failed && <p className="error">{m.planner_feed_failed({ why: copy.failed })}</p>}
      </div>
      <Select
        label={m.planner_feed_takes()}
        value={feed.takes}
        options={TAKES()}
        onChange={takes => void tryOrNotify(() => take(takes))}
      />
      <div className="row">
        <Button isPending={isReading} onPress={() => void tryOrNotify(() => again(shown))}>
          {m.planner_feed_again()}
        </Button>
        {daysOff.length > 0 && (
          <Button onPress={() => void tryOrNotify(() => addDaysOff(daysOff))}>
            {m.planner_feed_days_off({ count: daysOff.length })}
          </Button>
        )}
        <Button
          kind="quiet"
          aria-label={m.planner_remove_named({ title: feed.name })}
          onPress={() =>
            void tryOrNotify(() => change(m.planner_removed(), [{ name: 'feeds', id: feed.id, remove: true }]))
          }
        >
          {m.planner_remove()}
        </Button>
      </div>
    </li>
  )
}

/** Calendars that are read by their address, each day again. */
export function FeedsPart({ now }: PartProps): ReactNode {
  const feeds = useStore($feeds)
  const [address, setAddress] = useState('')
  const [failed, setFailed] = useState<string>()
  const [isReading, setReading] = useState(false)
  const add = async (): Promise<void> => {
    setReading(true)
    setFailed(undefined)
    try {
      await addFeed(address, now)
      setAddress('')
    } catch (error) {
      setFailed(wordsFor(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <Section title={m.planner_feeds()}>
      <p className="hint">{m.planner_feeds_lead()}</p>
      {isReady(feeds) && feeds.value.length > 0 && (
        <ul className="pl-rows">
          {feeds.value.map(shown => (
            <Line key={shown.feed.id} shown={shown} now={now} />
          ))}
        </ul>
      )}
      <form
        className="pl-address"
        onSubmit={event => {
          event.preventDefault()
          if (address.trim() !== '' && !isReading) void add()
        }}
      >
        <TextField
          label={m.planner_feed_address()}
          hint={m.planner_feed_address_hint()}
          error={failed}
          value={address}
          maxLength={2000}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          onChange={setAddress}
        />
        <Button type="submit" isPending={isReading} isDisabled={address.trim() === ''}>
          {m.planner_feed_add()}
        </Button>
      </form>
    </Section>
  )
}
