import type { EngineWarning } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'

/** The engine names a language by its code. */
function languageName(code: string): string | null {
  try {
    const name = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' }).of(code)
    return name === undefined || name === 'root' ? null : name
  } catch {
    return null
  }
}

/** What the engine wants to have said, in the student's words. */
export function warningWords(warning: EngineWarning): string {
  switch (warning.kind) {
    case 'language': {
      const language = languageName(warning.language)
      return language ? m.cards_warning_language({ language }) : m.cards_warning_language_unknown()
    }
    case 'too-short':
      return m.cards_warning_short({ count: warning.words })
    case 'too-long':
      return m.cards_warning_long({ words: warning.words, read: warning.read })
    case 'dropped':
      return m.cards_warning_dropped({ count: warning.count })
  }
}
