import {
  DEVELOPMENT,
  linesOf,
  readDevelopment,
  readFresh,
  readSealed,
  SEALED,
  type StudyText
} from '#cli/eval/eval-texts.ts'

export interface GoldQuestion {
  readonly question: string
  readonly kind: 'answered' | 'off' | 'near'
  readonly file: string
  /** The text that answers it, and the words of the answer there; empty where none does. */
  readonly text: string
  readonly words: string
}

/** Texts that are asked together, and what they are asked. */
export interface Library {
  readonly name: string
  readonly texts: readonly StudyText[]
  readonly questions: readonly GoldQuestion[]
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Whether these words are in that text. */
export const says = (text: string, words: string): boolean => plain(text).includes(plain(words))

function goldOf({ file, line }: { readonly file: string; readonly line: string }): GoldQuestion {
  const [text = '', question = '', words = ''] = line.split(' | ')
  return text === 'off' || text === 'near'
    ? { question, kind: text, file, text: '', words: '' }
    : { question, kind: 'answered', file, text, words }
}

const ASKED_FRESH = ['fresh look', 'second look'] as const

/** Questions of a part of its own stand in files that end with its name; the rest are asked of the table's texts. */
const partOf = (file: string): string | undefined =>
  [...Object.keys(DEVELOPMENT), ...ASKED_FRESH, ...Object.keys(SEALED)].find(part =>
    file.endsWith(part.replace(' ', '-'))
  )

const GOLD = linesOf('questions').map(goldOf)

const library = (name: string, texts: readonly StudyText[], part?: string): Library => ({
  name,
  texts,
  questions: GOLD.filter(one => partOf(one.file) === part)
})

/** Each part by itself. */
const byPart = (parts: readonly string[], texts: readonly StudyText[]): Library[] =>
  parts.map(part =>
    library(
      part,
      texts.filter(one => one.part === part),
      part
    )
  )

/** Every gold question with the texts it is asked of: those of the table, and each development part by itself. */
export const libraries = (texts: readonly StudyText[]): Library[] => [
  library('first texts', texts),
  ...byPart(Object.keys(DEVELOPMENT), readDevelopment())
]

/** Questions of the later looks, each part by itself; seen by now, and training. */
export const freshLibraries = (): Library[] => byPart(ASKED_FRESH, readFresh())

/** Questions nothing was fitted to. */
export const sealedLibraries = (): Library[] => byPart(Object.keys(SEALED), readSealed())
