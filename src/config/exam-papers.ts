import type { Board } from '#config/boards.ts'

/** `allowed`: a calculator is, and which kind was not found in a source. */
export type CalculatorRule = 'none' | 'scientific' | 'graphic' | 'allowed'

/** Where a rule was read in November 2026: a page that was opened, or the key of a source in src/content/boards. */
export interface Read<Value> {
  readonly value: Value
  readonly from: string
}

export interface ExamPaper {
  readonly id: string
  readonly board: Board
  readonly subject: string
  readonly paper: string
  /** Exams of these years. */
  readonly years: string
  readonly calculator: Read<CalculatorRule>
  /** Whether formulas are given in the exam; null where no source says. */
  readonly booklet: Read<boolean> | null
  /** Graphs of equations such as x² + y² = 9 are switched off on calculators that are in the mode of this board. */
  readonly noImplicit?: Read<true>
  /** Presets of src/content/boards that are this paper. */
  readonly presets?: readonly string[]
}

const IB_BOOKLET: Read<boolean> = { value: true, from: 'tibertutor.com (exam breakdown of IB Mathematics)' }
const IB_GRAPHIC: Read<CalculatorRule> = { value: 'graphic', from: 'tibertutor.com (exam breakdown of IB Mathematics)' }
const IB_IMPLICIT: Read<true> = { value: true, from: 'github.com/numworks/epsilon/issues/2012' }
const CAMBRIDGE: Read<CalculatorRule> = {
  value: 'scientific',
  from: 'igcsecentre.com (Cambridge: no graphic display unless the syllabus says so)'
}
const ICSE: Read<CalculatorRule> = { value: 'none', from: 'careers360.com and jagranjosh.com (ICSE: no calculators)' }
const CBSE: Read<CalculatorRule> = { value: 'none', from: 'thedailyjagran.com and safalta.com (CBSE: no calculators)' }
const AP_CALCULUS = 'mooclab.club and eduquest.org.in (AP Calculus, part by part)'

const ib = (id: string, subject: string, paper: string, calculator: Read<CalculatorRule>): ExamPaper => ({
  ...{ id, board: 'IBDP', subject, paper, years: '2021 on', calculator, booklet: IB_BOOKLET },
  ...(calculator.value === 'graphic' ? { noImplicit: IB_IMPLICIT } : {})
})

const cambridge = (id: string, subject: string, paper: string, calculator = CAMBRIDGE): ExamPaper => ({
  ...{ id, board: 'IGCSE', subject, paper, years: '2025 to 2027', calculator, booklet: null }
})

const calculus = (id: string, paper: string, value: CalculatorRule): ExamPaper => ({
  ...{ id, board: 'AP', subject: 'Calculus AB and BC', paper, years: '2025 on', booklet: null },
  calculator: { value, from: AP_CALCULUS }
})

/**
 * What a paper allows, as far as a source says so. Left out because none was found or only memory speaks for it: the
 * calculators of 9709 and 9702, of AP Physics and AP Statistics, of Edexcel, and IB sciences beyond those below.
 */
export const EXAM_PAPERS: readonly ExamPaper[] = [
  ib('ib-aa-p1', 'Mathematics AA', 'Paper 1', {
    value: 'none',
    from: 'ts-tutoring.com/blog/ib-math-aa-paper-1 and tibertutor.com'
  }),
  ib('ib-aa-p2', 'Mathematics AA', 'Paper 2', IB_GRAPHIC),
  ib('ib-aa-p3', 'Mathematics AA', 'Paper 3 (HL)', IB_GRAPHIC),
  ib('ib-ai-p1', 'Mathematics AI', 'Paper 1', IB_GRAPHIC),
  ib('ib-ai-p2', 'Mathematics AI', 'Paper 2', IB_GRAPHIC),
  ib('ib-ai-p3', 'Mathematics AI', 'Paper 3 (HL)', IB_GRAPHIC),
  {
    id: 'ib-physics',
    board: 'IBDP',
    subject: 'Physics',
    paper: 'Papers 1 and 2',
    years: '2025 on',
    calculator: { value: 'allowed', from: 'tibertutor.com and gradepod.com (IB Physics 2025)' },
    booklet: { value: true, from: 'tibertutor.com and gradepod.com (IB Physics 2025)' }
  },
  {
    id: 'ib-chemistry',
    board: 'IBDP',
    subject: 'Chemistry',
    paper: 'Papers 1 and 2',
    years: '2025 on',
    calculator: { value: 'allowed', from: 'scribd.com/document/705810459 and savemyexams.com' },
    booklet: { value: true, from: 'scribd.com/document/705810459 and savemyexams.com' },
    presets: ['ib-chem-sl-2025-p2']
  },
  {
    id: 'ib-biology',
    board: 'IBDP',
    subject: 'Biology',
    paper: 'Papers 1 and 2',
    years: '2025 on',
    calculator: { value: 'allowed', from: 'tibertutor.com (IB Biology exam breakdown)' },
    booklet: null,
    presets: ['ib-bio-sl-2025-p2']
  },
  {
    id: 'ib-economics-p1',
    board: 'IBDP',
    subject: 'Economics',
    paper: 'Paper 1',
    years: '2022 on',
    calculator: { value: 'none', from: 'bradcartwright.com (IB Economics assessments)' },
    booklet: null,
    presets: ['ib-econ-sl-2022-p1']
  },
  cambridge('cie-0580-p1-p2', 'Mathematics 0580', 'Papers 1 and 2', {
    value: 'none',
    from: 'raenalearning.org (changes to 0580 from 2025) and geniebook.com'
  }),
  cambridge('cie-0580-p3-p4', 'Mathematics 0580', 'Papers 3 and 4'),
  cambridge('cie-0606-p1', 'Additional Mathematics 0606', 'Paper 1', {
    value: 'none',
    from: 'thinka.ai (analysis of 0606, May/June 2025)'
  }),
  cambridge('cie-0606-p2', 'Additional Mathematics 0606', 'Paper 2', {
    value: 'scientific',
    from: 'thinka.ai (analysis of 0606, May/June 2025)'
  }),
  {
    ...cambridge('cie-0625', 'Physics 0625', 'All papers'),
    years: '2023 to 2028',
    presets: ['cie-0625-ext-2026-p4']
  },
  {
    ...cambridge('cie-0610', 'Biology 0610', 'All papers'),
    years: '2023 to 2028',
    presets: ['cie-0610-ext-2026-p4']
  },
  { ...cambridge('cie-0620', 'Chemistry 0620', 'All papers'), years: '2023 to 2028' },
  {
    id: 'ap-biology',
    board: 'AP',
    subject: 'Biology',
    paper: 'Both sections',
    years: '2025 on',
    calculator: { value: 'allowed', from: 'apcentral.collegeboard.org (AP Biology exam)' },
    booklet: { value: true, from: 'apcentral.collegeboard.org (AP Biology exam)' },
    presets: ['ap-biology-s2']
  },
  calculus('ap-calculus-1a', 'Section I, part A', 'none'),
  calculus('ap-calculus-1b', 'Section I, part B', 'graphic'),
  calculus('ap-calculus-2a', 'Section II, part A', 'graphic'),
  calculus('ap-calculus-2b', 'Section II, part B', 'none'),
  {
    id: 'cbse-maths',
    board: 'CBSE',
    subject: 'Mathematics, class 10 and 12',
    paper: 'Written paper',
    years: '2025–26',
    calculator: CBSE,
    booklet: null,
    presets: ['cbse-x-maths-041']
  },
  {
    id: 'cbse-science',
    board: 'CBSE',
    subject: 'Science, class 10; Physics, class 12',
    paper: 'Written paper',
    years: '2025–26',
    calculator: CBSE,
    booklet: null
  },
  {
    id: 'icse',
    board: 'ICSE',
    subject: 'Mathematics and sciences',
    paper: 'Written papers',
    years: '2026',
    calculator: ICSE,
    booklet: null
  }
]
