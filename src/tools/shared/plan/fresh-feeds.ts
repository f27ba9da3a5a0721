import { useEffect } from 'react'
import { refreshDue, type At } from '#data/sync/feeds/feeds.ts'
import type { Now } from '#data/read/plan/world-of.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'

export function feedAt({ today, zone }: Pick<Now, 'today' | 'zone'>): At {
  return { today, zone, untitled: m.planner_task_new(), refusal: m.planner_feed_unreadable }
}

/** Calendars by their address are read again each day, while a screen of the plan is open and when a network returns. */
export function useFreshFeeds(now: Pick<Now, 'today' | 'zone'> | null): void {
  const { today, zone } = now ?? {}
  useEffect(() => {
    if (today === undefined || zone === undefined) return
    const read = (): void => void refreshDue(feedAt({ today, zone }), wordsFor).catch(() => undefined)
    read()
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [today, zone])
}
