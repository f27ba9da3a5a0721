/** A board's limit of words, and the page where it was read in November 2026. */
export interface Limit {
  readonly id: string
  readonly board: string
  readonly work: string
  readonly least: number | null
  readonly most: number
  /** What the board counts and what it leaves out, where the page says so. */
  readonly counts: string | null
  readonly leavesOut: string | null
  readonly source: string
}

export const LIMITS: readonly Limit[] = [
  {
    id: 'ib-ee',
    board: 'IBDP',
    work: 'Extended essay',
    least: null,
    most: 4000,
    counts: 'introduction, main part, conclusion, quotations, footnotes that are not references',
    leavesOut:
      'contents page, maps, charts, diagrams, tables, equations, formulas and calculations, references, the bibliography, headers',
    source: 'https://sites.google.com/danecourt.kent.sch.uk/ee-dc/word-count'
  },
  {
    id: 'ib-tok',
    board: 'IBDP',
    work: 'Theory of knowledge essay',
    least: null,
    most: 1600,
    counts: 'the main part and quotations',
    leavesOut: 'acknowledgments, references and the bibliography, maps, charts, diagrams and tables',
    source: 'https://sites.google.com/isind.org/tok/the-essay/presentation-word-count'
  },
  {
    id: 'ib-science-ia',
    board: 'IBDP',
    work: 'Biology, Chemistry or Physics investigation (from 2025)',
    least: null,
    most: 3000,
    counts: null,
    leavesOut: 'charts and diagrams, data tables, equations and calculations, references, the bibliography, headers',
    source: 'https://ibchem.com/IB25/ia.php'
  },
  {
    id: 'ib-economics-ia',
    board: 'IBDP',
    work: 'Economics commentary (each of three)',
    least: null,
    most: 800,
    counts: null,
    leavesOut: 'diagrams with their labels, and references',
    source: 'https://econ.academy/blog/ib-economics-ia-guide'
  },
  {
    id: 'ib-business-ia',
    board: 'IBDP',
    work: 'Business Management research project',
    least: null,
    most: 1800,
    counts: null,
    leavesOut: null,
    source: 'https://thinkib.net/businessmanagement/page/51740/advice-on-the-word-count-limit'
  },
  {
    id: 'aqa-history',
    board: 'A Level',
    work: 'AQA History investigation (7042)',
    least: 3500,
    most: 4500,
    counts: 'everything in the main text, quotations too',
    leavesOut: 'titles and headings, footnotes and references, appendices, the bibliography',
    source: 'https://www.aqa.org.uk/news/a-level-history-nea-important-reminders-for-summer-2023'
  },
  {
    id: 'aqa-english-lit',
    board: 'A Level',
    work: 'AQA English Literature A essay (7712)',
    least: null,
    most: 2500,
    counts: null,
    leavesOut: 'quotations',
    source: 'https://www.thestudentroom.co.uk/showthread.php?t=7583044'
  },
  {
    id: 'cie-0500',
    board: 'IGCSE',
    work: 'First Language English 0500 coursework (each of three)',
    least: 500,
    most: 800,
    counts: null,
    leavesOut: null,
    source: 'https://www.savemyexams.com/igcse/english-language/cie/25/revision-notes/coursework/coursework/overview/'
  },
  {
    id: 'ap-research',
    board: 'AP',
    work: 'AP Research academic paper',
    least: 4000,
    most: 5000,
    counts: null,
    leavesOut: 'the bibliography',
    source: 'https://fiveable.me/ap-research/academic-paper'
  },
  {
    id: 'ap-seminar',
    board: 'AP',
    work: 'AP Seminar individual written argument',
    least: null,
    most: 2000,
    counts: null,
    leavesOut: null,
    source: 'https://apcurve.org/ap-writing-tools/research-word-count/'
  }
]
