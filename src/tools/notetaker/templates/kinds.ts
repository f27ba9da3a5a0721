import { m } from '#messages/generated/messages.js'

export const TEMPLATES = {
  cornell: m.template_cornell,
  essay: m.template_essay,
  lab: m.template_lab,
  source: m.template_source
} as const satisfies Readonly<Record<string, () => string>>

export type Template = keyof typeof TEMPLATES

export const TEMPLATE_KINDS = Object.keys(TEMPLATES) as readonly Template[]

/** What an address names; null for anything else. */
export const templateOf = (name: string | null | undefined): Template | null =>
  TEMPLATE_KINDS.find(kind => kind === name) ?? null
