import type { Board } from '#config/boards.ts'

const MYP = [
  'Language and Literature',
  'Language Acquisition',
  'Mathematics',
  'Extended Mathematics',
  'Sciences',
  'Biology',
  'Chemistry',
  'Physics',
  'Individuals and Societies',
  'History',
  'Geography',
  'Arts',
  'Design',
  'Physical and Health Education'
]

const IBDP = [
  'English A: Literature',
  'English A: Language and Literature',
  'English B',
  'French B',
  'German B',
  'Hindi B',
  'Mandarin B',
  'Spanish B',
  'French ab initio',
  'Spanish ab initio',
  'Mathematics: Analysis and Approaches',
  'Mathematics: Applications and Interpretation',
  'Biology',
  'Chemistry',
  'Physics',
  'Computer Science',
  'Design Technology',
  'Environmental Systems and Societies',
  'Sports, Exercise and Health Science',
  'Business Management',
  'Economics',
  'Geography',
  'Global Politics',
  'History',
  'Philosophy',
  'Psychology',
  'Music',
  'Theatre',
  'Visual Arts',
  'Theory of Knowledge'
]

const IGCSE = [
  'Mathematics',
  'Additional Mathematics',
  'International Mathematics',
  'English Language',
  'English as a Second Language',
  'English Literature',
  'Biology',
  'Chemistry',
  'Physics',
  'Combined Science',
  'Co-ordinated Sciences',
  'Environmental Management',
  'Accounting',
  'Business Studies',
  'Economics',
  'Computer Science',
  'ICT',
  'French',
  'Geography',
  'Global Perspectives',
  'Hindi',
  'History',
  'Sociology',
  'Spanish',
  'Art and Design'
]

const ICSE = [
  'English Language',
  'English Literature',
  'Hindi',
  'History and Civics',
  'Geography',
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Commercial Studies',
  'Economics',
  'Environmental Science',
  'Computer Applications',
  'Commercial Applications',
  'Economic Applications',
  'Robotics and Artificial Intelligence',
  'Art',
  'Home Science',
  'Physical Education'
]

const CBSE_SECONDARY = [
  'English',
  'Hindi A',
  'Hindi B',
  'Mathematics Standard',
  'Mathematics Basic',
  'Science',
  'Social Science',
  'Sanskrit',
  'Information Technology',
  'Computer Applications',
  'Artificial Intelligence'
]

const CBSE_SENIOR = [
  'English Core',
  'Hindi Core',
  'Mathematics',
  'Applied Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'Informatics Practices',
  'Accountancy',
  'Business Studies',
  'Economics',
  'History',
  'Geography',
  'Political Science',
  'Psychology',
  'Sociology',
  'Physical Education'
]

const AP = [
  'English Language and Composition',
  'English Literature and Composition',
  'Precalculus',
  'Calculus AB',
  'Calculus BC',
  'Statistics',
  'Computer Science A',
  'Computer Science Principles',
  'Biology',
  'Chemistry',
  'Environmental Science',
  'Physics 1',
  'Physics 2',
  'Physics C: Mechanics',
  'Physics C: Electricity and Magnetism',
  'United States History',
  'World History: Modern',
  'European History',
  'United States Government and Politics',
  'Human Geography',
  'Macroeconomics',
  'Microeconomics',
  'Psychology',
  'Spanish Language and Culture',
  'Seminar'
]

const A_LEVEL = [
  'Mathematics',
  'Further Mathematics',
  'Biology',
  'Chemistry',
  'Physics',
  'Computer Science',
  'Accounting',
  'Business',
  'Economics',
  'English Language',
  'English Literature',
  'French',
  'Spanish',
  'Geography',
  'History',
  'Law',
  'Politics',
  'Psychology',
  'Religious Studies',
  'Sociology',
  'Art and Design',
  'Physical Education'
]

const USUAL = { 'IB MYP': MYP, IBDP, IGCSE, ICSE, AP, 'A Level': A_LEVEL }

/**
 * Subjects that many take with a board, to choose from; any other can be typed. CBSE examines other subjects in classes
 * 9 and 10 than in 11 and 12; until the class is known both are shown. Not affiliated with any board.
 */
export function usualSubjects(board: Board, level: string | null): readonly string[] {
  if (board !== 'CBSE') return USUAL[board]
  if (level === 'Class 9' || level === 'Class 10') return CBSE_SECONDARY
  if (level === 'Class 11' || level === 'Class 12') return CBSE_SENIOR
  return [...CBSE_SECONDARY, ...CBSE_SENIOR]
}
