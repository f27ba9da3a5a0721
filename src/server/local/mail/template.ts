import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One set of files for every backend (supabase/templates); the subjects stand in supabase/config.toml too. */
export const TEMPLATES = {
  confirmation: { file: 'confirmation.html', subject: 'Confirm your address' },
  recovery: { file: 'recovery.html', subject: 'Choose a new password' },
  email_change: { file: 'email-change.html', subject: 'Confirm your new address' },
  magic_link: { file: 'magic-link.html', subject: 'Sign in' }
} as const

/** Told after the fact, without a link; the hosted platform calls them notifications. */
export const NOTICES = {
  email_changed: { file: 'email-changed.html', subject: 'Your address was changed' }
} as const

/** A mail that the hosted platform does not have. */
export const OWN_TEMPLATES = {
  account_exists: { file: 'account-exists.html', subject: 'You already have an account' }
} as const

const ALL = { ...TEMPLATES, ...NOTICES, ...OWN_TEMPLATES }

export type TemplateName = keyof typeof TEMPLATES
export type AnyTemplate = keyof typeof ALL

export function templatePath(folder: string, name: AnyTemplate): string {
  return path.join(folder, ALL[name].file)
}

/** Fills `{{ .Name }}` as the hosted platform does. */
export function fillTemplate(folder: string, name: AnyTemplate, values: Readonly<Record<string, string>>): string {
  const source = readFileSync(templatePath(folder, name), 'utf8')
  return source.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, key: string) => escapeHtml(values[key] ?? ''))
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
