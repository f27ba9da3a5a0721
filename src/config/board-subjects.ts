import type { Board } from '#config/boards.ts'

/** Subjects that many take with each board, to choose from; any other can be typed. Not affiliated with any board. */
export const BOARD_SUBJECTS: Readonly<Record<Board, readonly string[]>> = {
  'IB MYP': [
    'Language and Literature',
    'Language Acquisition',
    'Individuals and Societies',
    'Sciences',
    'Mathematics',
    'Arts',
    'Design'
  ],
  IBDP: [
    'English A: Literature',
    'English A: Language and Literature',
    'Mathematics: Analysis and Approaches',
    'Mathematics: Applications and Interpretation',
    'Biology',
    'Chemistry',
    'Physics',
    'History',
    'Geography',
    'Economics',
    'Psychology'
  ],
  IGCSE: [
    'Mathematics',
    'English Language',
    'English Literature',
    'Biology',
    'Chemistry',
    'Physics',
    'History',
    'Geography',
    'Economics',
    'Computer Science'
  ],
  ICSE: [
    'English',
    'Hindi',
    'Mathematics',
    'Physics',
    'Chemistry',
    'Biology',
    'History and Civics',
    'Geography',
    'Computer Applications'
  ],
  CBSE: [
    'English',
    'Hindi',
    'Mathematics',
    'Science',
    'Social Science',
    'Physics',
    'Chemistry',
    'Biology',
    'Economics',
    'Accountancy'
  ],
  AP: [
    'Biology',
    'Chemistry',
    'Calculus AB',
    'Calculus BC',
    'Statistics',
    'English Language and Composition',
    'English Literature and Composition',
    'United States History',
    'Human Geography',
    'Psychology'
  ],
  'A Level': [
    'Mathematics',
    'Further Mathematics',
    'Biology',
    'Chemistry',
    'Physics',
    'English Literature',
    'History',
    'Geography',
    'Economics',
    'Psychology'
  ]
}
