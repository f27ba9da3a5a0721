import { answerLines, marksLabel, partLabel, questionNumber } from '#domain/paper/numbering.ts'
import { numberingOf, type Numbering, type Preset } from '#domain/paper/preset.ts'
import type { Figure, PaperPart, PaperQuestion, Stimulus } from '#domain/paper/question.ts'
import type { PaperSection } from '#domain/paper/compose.ts'
import { headingWords } from '#tools/paper-maker/words.ts'

export type View = 'paper' | 'scheme' | 'booklet'

export type BlockContent =
  | { readonly kind: 'cover' }
  | { readonly kind: 'formulas'; readonly lines: readonly string[] }
  | { readonly kind: 'section'; readonly heading: string | null; readonly section: PaperSection }
  | { readonly kind: 'stem'; readonly text: string }
  | {
      readonly kind: 'stimulus'
      readonly stimulus: Stimulus
      readonly part: string
      readonly first: boolean
      readonly last: boolean
      readonly isSaid: boolean
    }
  | { readonly kind: 'table'; readonly stimulus: Stimulus; readonly isSaid: boolean }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | {
      readonly kind: 'part'
      readonly part: PaperPart
      readonly label: string
      readonly marks: string
      readonly lines: number
    }
  | { readonly kind: 'scheme'; readonly part: PaperPart; readonly label: string; readonly marks: string }
  | { readonly kind: 'sample'; readonly text: string; readonly title: string }
  | { readonly kind: 'lines'; readonly count: number; readonly label: string }
  | { readonly kind: 'end' }

export interface PageBlock {
  readonly id: string
  readonly matter: BlockContent
  /** The number of the question, on its first block. */
  readonly no: string
  readonly withNext?: boolean
  readonly pageBefore?: boolean
  readonly optional?: boolean
  /** The question it is of: its blocks keep together where they can. */
  readonly group?: string
}

interface Asked {
  readonly sections: readonly PaperSection[]
  readonly preset: Preset | null
  readonly view: View
}

const MANY = 26

/** A paper, its scheme or its answer booklet as blocks, in order. */
export function blocksOf({ sections, preset, view }: Asked): PageBlock[] {
  const numbering = numberingOf(preset)
  const lined = (preset?.answers ?? 'lines') === 'lines' && view === 'paper'
  const formulas = preset?.formulas ?? []
  let at = -1
  const body = sections.flatMap((section, index): PageBlock[] => [
    ...sectionBlocks(section, sections, index > 0 && view === 'paper'),
    ...section.questions.flatMap(question => {
      at += 1
      const no = questionNumber(numbering, at)
      if (view === 'paper') return questionBlocks(question, no, numbering, lined)
      return view === 'scheme' ? schemeBlocks(question, no, numbering) : bookletBlocks(question, no, numbering)
    })
  ])
  return [
    { id: 'cover', matter: { kind: 'cover' }, no: '' },
    ...(view === 'paper' && formulas.length > 0
      ? [{ id: 'formulas', matter: { kind: 'formulas', lines: formulas } as const, no: '' }]
      : []),
    ...body,
    { id: 'end', matter: { kind: 'end' }, no: '', optional: true }
  ]
}

/** None where there is nothing to say: a paper without sections and without a choice. */
function sectionBlocks(section: PaperSection, sections: readonly PaperSection[], isLater: boolean): PageBlock[] {
  const heading = headingWords(section, sections)
  const hasChoice = section.answer !== 'all'
  if (heading === null && !hasChoice) return []
  const matter = { kind: 'section', heading, section } as const
  return [{ id: `section-${section.id}`, matter, no: '', withNext: true, pageBefore: isLater && hasChoice }]
}

function questionBlocks(question: PaperQuestion, no: string, numbering: Numbering, lined: boolean): PageBlock[] {
  const { key, stem, stimuli = [], figures = [], parts } = question
  const matters: BlockContent[] = [
    ...(stem ? [{ kind: 'stem', text: stem } as const] : []),
    ...stimuli.flatMap(stimulus => stimulusContents(stimulus, saysWritten(question))),
    ...figures.map(figure => ({ kind: 'figure', figure }) as const),
    ...parts.map((part): BlockContent => ({
      kind: 'part',
      part,
      label: partLabel(numbering, part.label, parts.length),
      marks: marksLabel(numbering, part.marks),
      lines: lined && !part.choices ? answerLines(part.marks) : 0
    }))
  ]
  return matters.map((matter, index) => ({
    id: `${key}-${index}`,
    matter,
    no: index === 0 ? no : '',
    group: key,
    withNext: matter.kind !== 'part' && !(matter.kind === 'stimulus' && !matter.last)
  }))
}

/** Whether a question itself says that its sources were written for it. */
export const saysWritten = ({ stem = '', stimuli = [] }: Pick<PaperQuestion, 'stem' | 'stimuli'>): boolean =>
  /written for this exercise/i.test([stem, ...stimuli.map(({ caption = '' }) => caption)].join(' '))

/** A long text may go over a page between its paragraphs. */
function stimulusContents(stimulus: Stimulus, isSaid: boolean): BlockContent[] {
  const paragraphs = (stimulus.text ?? '').split(/\n\s*\n/).filter(part => part.trim() !== '')
  const shown = paragraphs.length > 0 ? paragraphs : stimulus.table ? [] : ['']
  return [
    ...shown.map((part, at): BlockContent => ({
      kind: 'stimulus',
      stimulus,
      part,
      first: at === 0,
      last: at === shown.length - 1 && !stimulus.table,
      isSaid
    })),
    ...(stimulus.table ? [{ kind: 'table', stimulus, isSaid } as const] : [])
  ]
}

function schemeBlocks({ key, parts }: PaperQuestion, no: string, numbering: Numbering): PageBlock[] {
  return parts.flatMap((part, index): PageBlock[] => {
    const label = partLabel(numbering, part.label, parts.length)
    const marks = marksLabel(numbering, part.marks)
    const samples = (part.samples ?? []).map(({ answer, marks: earned, reasons }, at): PageBlock => ({
      id: `${key}-${index}-sample-${at}`,
      matter: { kind: 'sample', title: `${earned}/${part.marks}`, text: `${answer}\n\n${reasons.join(' ')}` },
      no: ''
    }))
    return [
      { id: `${key}-${index}`, matter: { kind: 'scheme', part, label, marks }, no: index === 0 ? no : '' },
      ...samples
    ]
  })
}

function bookletBlocks({ key, parts }: PaperQuestion, no: string, numbering: Numbering): PageBlock[] {
  return parts.map((part, index) => ({
    id: `${key}-${index}`,
    matter: {
      kind: 'lines',
      count: Math.min(MANY, answerLines(part.marks)),
      label: partLabel(numbering, part.label, parts.length)
    },
    no: index === 0 ? no : ''
  }))
}
