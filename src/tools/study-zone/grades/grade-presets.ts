/** Weights and totals of a course's papers, and where they were read in November 2026. */
export interface GradePreset {
  readonly id: string
  readonly name: string
  readonly parts: readonly (readonly [name: string, weight: number, outOf: number])[]
  readonly from: string
}

const IA = ['Internal assessment', 20, 24] as const
const EXPLORATION = ['Exploration', 20, 20] as const
const TIBER = 'tibertutor.com (exam breakdown)'
const MATHS_SL = [['Paper 1', 40, 80], ['Paper 2', 40, 80], EXPLORATION] as const
const MATHS_HL = [['Paper 1', 30, 110], ['Paper 2', 30, 110], ['Paper 3', 20, 55], EXPLORATION] as const
const SCIENCE = [
  ['Paper 2, multiple choice', 30, 40],
  ['Paper 4, theory', 50, 80],
  ['Paper 5 or 6, practical', 20, 40]
] as const

/** Only those whose figures have a source; IB Economics HL, History 2028 and others were left out for want of one. */
export const GRADE_PRESETS: readonly GradePreset[] = [
  { id: 'ib-aa-sl', name: 'IBDP Mathematics AA SL', parts: MATHS_SL, from: TIBER },
  { id: 'ib-aa-hl', name: 'IBDP Mathematics AA HL', parts: MATHS_HL, from: TIBER },
  { id: 'ib-ai-sl', name: 'IBDP Mathematics AI SL', parts: MATHS_SL, from: TIBER },
  { id: 'ib-ai-hl', name: 'IBDP Mathematics AI HL', parts: MATHS_HL, from: TIBER },
  { id: 'ib-bio-sl', name: 'IBDP Biology SL', parts: [['Paper 1', 36, 55], ['Paper 2', 44, 50], IA], from: TIBER },
  { id: 'ib-bio-hl', name: 'IBDP Biology HL', parts: [['Paper 1', 36, 75], ['Paper 2', 44, 80], IA], from: TIBER },
  {
    id: 'ib-chem-sl',
    name: 'IBDP Chemistry SL',
    parts: [['Paper 1', 36, 55], ['Paper 2', 44, 50], IA],
    from: 'scribd.com/document/705810459'
  },
  {
    id: 'ib-chem-hl',
    name: 'IBDP Chemistry HL',
    parts: [['Paper 1', 36, 75], ['Paper 2', 44, 90], IA],
    from: 'scribd.com/document/705810459'
  },
  {
    id: 'ib-phys-sl',
    name: 'IBDP Physics SL',
    parts: [['Paper 1', 36, 45], ['Paper 2', 44, 55], IA],
    from: 'tibertutor.com and gradepod.com'
  },
  {
    id: 'ib-phys-hl',
    name: 'IBDP Physics HL',
    parts: [['Paper 1', 36, 60], ['Paper 2', 44, 90], IA],
    from: 'tibertutor.com and gradepod.com'
  },
  {
    id: 'ib-english-sl',
    name: 'IBDP English A SL',
    parts: [
      ['Paper 1', 35, 20],
      ['Paper 2', 35, 30],
      ['Oral', 30, 40]
    ],
    from: 'info.ibguru.me and savemyexams.com'
  },
  {
    id: 'ib-english-hl',
    name: 'IBDP English A HL',
    parts: [
      ['Paper 1', 35, 40],
      ['Paper 2', 25, 30],
      ['HL essay', 20, 20],
      ['Oral', 20, 40]
    ],
    from: 'info.ibguru.me and savemyexams.com'
  },
  {
    id: 'ib-geography-sl',
    name: 'IBDP Geography SL',
    parts: [
      ['Paper 1', 35, 40],
      ['Paper 2', 40, 50],
      ['Fieldwork', 25, 25]
    ],
    from: 'sites.google.com/view/opengeography'
  },
  {
    id: 'igcse-science',
    name: 'IGCSE Biology, Chemistry or Physics (Extended)',
    parts: SCIENCE,
    from: 'exam-mate.com'
  },
  {
    id: 'igcse-0580',
    name: 'IGCSE Mathematics 0580 (Extended)',
    parts: [
      ['Paper 2', 50, 100],
      ['Paper 4', 50, 100]
    ],
    from: 'studylib.net 27339931 (0580, 2025 to 2027)'
  },
  {
    id: 'cie-science',
    name: 'A Level Biology, Chemistry or Physics (Cambridge)',
    parts: [
      ['Paper 1', 15.5, 40],
      ['Paper 2', 23, 60],
      ['Paper 3, practical', 11.5, 40],
      ['Paper 4', 38.5, 100],
      ['Paper 5', 11.5, 30]
    ],
    from: 'physics-ref.blogspot.com and smarteduhub.in'
  }
]
