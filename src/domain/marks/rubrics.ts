import type { SchemeKind } from '#domain/marks/pasted.ts'

/** A rubric as it is put into the form, where the student may change it. Own words; a board's text is its own. */
export interface Rubric {
  readonly id: string
  readonly board: string
  readonly name: string
  readonly kind: SchemeKind
  readonly marks: number
  readonly text: string
}

interface Strand {
  readonly name: string
  readonly strands: string
}

const MYP_BANDS = [
  ['7-8', 'Excellent, detailed and consistently justified'],
  ['5-6', 'Substantial and clear, mostly justified'],
  ['3-4', 'Adequate, at times unclear or without reasons'],
  ['1-2', 'Limited, with little detail']
] as const

const mypText = (criteria: readonly Strand[]): string =>
  criteria
    .map(({ name, strands }) =>
      [`${name} /8`, ...MYP_BANDS.map(([marks, words]) => `${marks} ${words}: ${strands}.`)].join('\n')
    )
    .join('\n\n')

/**
 * Strands and bands in own words after: MYP scribd.com 842386989 and paperzz.com 7564861; IB History thinka.ai and
 * oxfordstudycourses.com; AP applerouth.com and support.perfectionlearning.com (boards.md §3.4).
 */
export const RUBRICS: readonly Rubric[] = [
  {
    id: 'myp-ll',
    board: 'IB MYP',
    name: 'Language and literature, year 5',
    kind: 'criteria',
    marks: 32,
    text: mypText([
      { name: 'A Analysing', strands: 'content, language, structure and style; effects on the audience; examples' },
      {
        name: 'B Organizing',
        strands: 'a structure that fits the purpose; ideas that build on each other; references'
      },
      { name: 'C Producing text', strands: 'insight and imagination; choices of style for an audience; details' },
      { name: 'D Using language', strands: 'vocabulary and sentences; register; grammar, punctuation and spelling' }
    ])
  },
  {
    id: 'myp-is',
    board: 'IB MYP',
    name: 'Individuals and societies, year 5',
    kind: 'criteria',
    marks: 32,
    text: mypText([
      { name: 'A Knowing', strands: 'terms used in context; knowledge shown by explanations and examples' },
      { name: 'B Investigating', strands: 'a focused question; a plan that is followed; varied information; a review' },
      { name: 'C Communicating', strands: 'style for audience and purpose; structure; sources documented' },
      { name: 'D Thinking critically', strands: 'concepts discussed; valid arguments; sources judged; perspectives' }
    ])
  },
  {
    id: 'ib-history-essay',
    board: 'IBDP',
    name: 'History essay, Papers 2 and 3',
    kind: 'levels',
    marks: 15,
    text: [
      '13-15 The demands of the question are fully met and the answer is well organised. Knowledge is detailed and accurate. Different perspectives are weighed, and the conclusion follows from the argument.',
      '10-12 The demands are understood and addressed. Knowledge is mostly accurate and in context. The analysis is clear, with some evaluation of perspectives.',
      '7-9 The question is partly addressed. Knowledge is mostly accurate. The answer goes beyond description at times.',
      '4-6 The answer shows some understanding of the question. Knowledge is thin or not exact. It mostly describes.',
      '1-3 The answer shows little understanding of the question. Knowledge is in fragments and claims have no support.'
    ].join('\n')
  },
  {
    id: 'ap-leq',
    board: 'AP',
    name: 'History long essay question',
    kind: 'points',
    marks: 6,
    text: [
      'Thesis: a claim that can be defended and that answers the question (1)',
      'Context: places the topic in the wider events of its time (1)',
      'Evidence: gives two specific examples on the topic (1)',
      'Evidence: uses specific examples to support the argument (1)',
      'Reasoning: comparison, causation or change over time gives the argument its structure (1)',
      'Complexity: shows a nuanced argument, for example by weighing another view (1)'
    ].join('\n')
  },
  {
    id: 'six-marks',
    board: 'A Level',
    name: 'Six marks by three levels',
    kind: 'levels',
    marks: 6,
    text: [
      '5-6 Relevant points are linked in a logical order, and the explanation is full and accurate.',
      '3-4 Relevant points are made, and some are linked. The explanation is partly developed.',
      '1-2 Some simple relevant points are made, without links between them.'
    ].join('\n')
  }
]
