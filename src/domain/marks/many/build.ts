import { askedCommand } from '#domain/marks/asked-command.ts'
import { choicesIn, letterIn, tableIn } from '#domain/marks/many/choices.ts'
import type { Many, Paired } from '#domain/marks/many/pair.ts'
import { marksOf, readScheme, type SchemeFault } from '#domain/marks/pasted.ts'
import { mended, NO_MENDS, statedIn, unstated, type Mended } from '#domain/marks/scheme/mend.ts'
import type { Letter, PaperPart, PaperQuestion, Stimulus } from '#domain/paper/question.ts'

export type ItemFault = SchemeFault | { readonly kind: 'no-question' } | { readonly kind: 'parts' }

/** What an item comes to as it stands. */
export interface ItemRead {
  readonly part: PaperPart | null
  readonly fault: ItemFault | null
  readonly marks: number
  /** What was read of its scheme; null where it is a letter. */
  readonly scheme: Mended | null
  readonly stimulus: Stimulus | null
}

function choicePart(text: string, choices: PaperPart['choices'], key: Letter, marks: number): PaperPart {
  const scheme = { model: 'choice' as const, key, reasons: {} }
  return { command: '', ao: '', marks, text, choices, scheme, modelAnswer: '', commonErrors: [] }
}

/** Reads one item: its marks come from the paste, its choices and its table from its question. */
export function readItem({ question, scheme: words }: Paired): ItemRead {
  const found = tableIn(question)
  const asked = found?.text ?? question
  const stimulus = found ? { label: 'Table', table: found.table, origin: 'own' } : null
  const mcq = choicesIn(asked)
  const key = letterIn(words)
  const text = unstated(mcq?.text ?? asked)
  if (mcq && key) {
    const marks = statedIn(mcq.text) ?? 1
    return { part: choicePart(text, mcq.choices, key, marks), fault: textFault(text), marks, scheme: null, stimulus }
  }
  const pasted = { question: asked, answer: '', kind: 'points' as const, scheme: words, modelAnswer: '' }
  const marks = marksOf(pasted)
  const scheme = mended(words, NO_MENDS, asked)
  const base = { marks, scheme, stimulus }
  // Marked by its first part alone the others would be lost without a word.
  if (scheme.paste.parts.length > 1) return { ...base, part: null, fault: { kind: 'parts' } }
  const read = readScheme({ ...pasted, marks, command: '' })
  if ('kind' in read) return { ...base, part: null, fault: textFault(text) ?? read }
  const command = askedCommand(text).slice(0, 60)
  const part = { command, ao: '', marks, text, scheme: read.scheme, modelAnswer: '', commonErrors: [] }
  return { ...base, part, fault: textFault(text) }
}

const textFault = (text: string): ItemFault | null => (text === '' ? { kind: 'no-question' } : null)

export interface Built {
  readonly questions: readonly PaperQuestion[]
  /** What was answered, in the order of the parts of each question. */
  readonly answers: readonly (readonly { readonly text: string; readonly letter: Letter | null }[])[]
}

/** The items that are not left out as questions of one paper; null while one of them cannot be marked. */
export function buildMany({ items, stems }: Many, id: string, subject: string): Built | null {
  const wanted = items.filter(({ isOut }) => !isOut).map(item => ({ item, read: readItem(item) }))
  if (wanted.length === 0 || wanted.some(({ read }) => read.fault !== null || read.part === null)) return null
  const groups = [...Map.groupBy(wanted, ({ item }) => /^\d*/.exec(item.label)?.[0] ?? '')]
  const questions = groups.map(([number, own]): PaperQuestion => {
    const stem = tableIn(stems[number] ?? '')
    const stimuli = [
      ...(stem ? [{ label: 'Table', table: stem.table, origin: 'own' }] : []),
      ...own.flatMap(({ read }) => read.stimulus ?? [])
    ]
    const stemText = stem?.text ?? stems[number] ?? ''
    return {
      key: `own-${id}-${number}`,
      subject: subject.slice(0, 80),
      topic: { code: '', name: '' },
      boards: [],
      difficulty: 2,
      calculator: false,
      ...(stemText !== '' && { stem: stemText }),
      ...(stimuli.length > 0 && { stimuli: stimuli.map((one, at) => ({ ...one, label: `Table ${at + 1}` })) }),
      parts: own.flatMap(({ item, read }) => {
        // A paper sets its own brackets around "a" and around "b)(ii".
        const label = item.label.slice(number.length + 1, -1)
        return read.part ? [{ ...read.part, ...(label !== '' && { label }) }] : []
      })
    }
  })
  const answers = groups.map(([, own]) =>
    own.map(({ item: { answer }, read }) => {
      const letter = read.part?.scheme.model === 'choice' ? letterIn(answer) : null
      return { text: letter === null ? answer : '', letter }
    })
  )
  return { questions, answers }
}
