import type { EntityName, Fields } from '#contract/entities.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'

/** Of what is null the planner assumes something (data/read/plan/plan-rows.ts). */
export function planDefaults(): Fields<'plan_settings'> {
  return {
    availability: null,
    earliestMinute: null,
    latestMinute: 1260,
    dailyCap: null,
    longestBlock: 50,
    breakMinutes: 10,
    restDays: { v: 1, weekdays: [], spans: [] },
    terms: { v: 1, terms: [], holidays: [], weekA: null }
  }
}

type Defaults = { readonly [Name in EntityName]?: () => Partial<Fields<Name>> }

/** Columns that may be left out, with the values that supabase/migrations names as their defaults. */
const DEFAULTS: Defaults = {
  preferences: preferenceDefaults,
  plan_settings: planDefaults,
  notes: () => ({ topicId: null, tags: [], pinned: false }),
  files: () => ({ kind: 'note' }),
  activities: () => ({ title: '' }),
  clock_events: () => ({ about: null }),
  cards: () => ({
    topicId: null,
    choices: null,
    flag: 0,
    tags: [],
    guid: null,
    lossId: null,
    frontMedia: null,
    backMedia: null
  })
}

export function defaultsOf<Name extends EntityName>(name: Name): Partial<Fields<Name>> {
  return DEFAULTS[name]?.() ?? {}
}
