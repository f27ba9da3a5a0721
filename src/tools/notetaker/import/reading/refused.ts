import type { DeckRefused } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'

const WORDS: Readonly<Record<DeckRefused, () => string>> = {
  broken: m.import_refused_broken,
  'too-many': () => m.import_refused_many({ count: (200_000).toLocaleString('en-GB') }),
  'too-large': m.import_refused_large,
  locked: m.import_refused_locked,
  database: m.import_refused_database,
  future: m.import_refused_future,
  'no-cards': m.import_refused_no_cards,
  word: m.import_refused_word,
  'other-zip': m.import_refused_zip
}

/** Why a zip is not brought in. */
export const refusedWords = (why: DeckRefused): string => WORDS[why]()
