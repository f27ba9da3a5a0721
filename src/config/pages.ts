import { site } from '#config/site.ts'
import { tools } from '#config/tools.ts'

export interface PageEntry {
  /** The page title of the specification's route table: the document's title and its only h1. */
  readonly title: string
  readonly description?: string
  /** A page that does not exist yet is linked from nowhere. */
  readonly built: boolean
  /** Only for signed-in students or of no use in a search result. */
  readonly hidden?: boolean
  /** Hidden headings beside the h1, at most two of each (specification §9). */
  readonly h2?: readonly string[]
  readonly h3?: readonly string[]
}

/** Headings of a path that stands in no table (specification §2). */
export const DEFAULT_HEADINGS = {
  h2: ['Overview', 'Details'],
  h3: ['More information', 'Related']
} as const

const toolPages: Readonly<Record<string, PageEntry>> = Object.fromEntries(
  Object.values(tools).map(({ path, title, built }) => [path, { title, built, hidden: true }])
)

/** Every route of the specification §2. Guides and archives without a title there take it from their last segment. */
export const PAGES: Readonly<Record<string, PageEntry>> = {
  '/': {
    title: 'AI study tools for students',
    built: true,
    description:
      'Notes that become flashcards from your own sentences, asked again before you forget. Guides and archives to read without an account.'
  },
  '/home': { title: 'AI study tools for students', built: true },
  '/features': {
    title: 'Deep learning meets exam-ready practice',
    built: true,
    description:
      'What each section of the workspace does, for students and teachers: what is ready today, what is in preparation, and how it works.'
  },
  '/about': {
    title: 'About the product',
    built: true,
    description: `Who ${site.name} is for, what it holds itself to, how it works without a network or a model, and what it does not do.`
  },
  '/login': { title: 'Login', built: true, description: `Log in to ${site.name} and go on where you stopped.` },
  '/signup': {
    title: 'Create account',
    built: true,
    description: `Create an account with an e-mail and a password, and start studying with ${site.name}.`
  },
  '/auth/callback': { title: 'Continue to your account', built: true, hidden: true },
  '/reset-password': { title: 'Reset Password', built: true, hidden: true },
  [`/${site.slug}`]: {
    title: 'Brand',
    built: true,
    description: `How to write the name ${site.name}, its mark, colours and type, and how to speak of it.`
  },
  '/care': {
    title: 'Help when things are hard',
    built: true,
    description:
      'Helplines and emergency numbers by country, each with its source. Works without an account and without a network.'
  },
  '/contact': {
    title: 'Contact',
    built: true,
    description: `Write to the person who runs this copy of ${site.name}: a question, a mistake on a page, an idea.`
  },
  '/privacy': {
    title: 'Privacy',
    built: true,
    description:
      'What is kept on your device, what is sent and to whom, how to take it with you, and how to delete all of it.'
  },
  '/terms': {
    title: 'Terms',
    built: true,
    description: 'The plain rules for using this site: what you may expect, what is yours, and what nobody can promise.'
  },
  '/resources': { title: 'Resources index', built: true },
  '/resources/ai-study-planner': { title: 'AI Study Planner & Calendar', built: true },
  '/resources/ib-igcse-paper-maker': { title: 'IB/IGCSE Paper Maker', built: true },
  '/resources/notes-to-flashcards': { title: 'Notes to Flashcards', built: true },
  '/resources/ai-answer-reviewer': { title: 'AI Answer Reviewer', built: true },
  '/archives': { title: 'Archives', built: true },
  '/archives-lnl': { title: 'Archives Lnl', built: true },
  '/archives-history': { title: 'Archives History', built: true },
  '/archives-geography': { title: 'Archives Geography', built: true },
  ...toolPages
}

export interface NavigationLink {
  readonly path: string
  readonly label: string
}

const HEADER_LINKS: readonly NavigationLink[] = [
  { path: '/', label: 'Home' },
  { path: '/features', label: 'Features' },
  { path: '/about', label: 'About' }
]

function isBuilt({ path }: NavigationLink): boolean {
  return PAGES[path]?.built ?? false
}

export const headerLinks = HEADER_LINKS.filter(isBuilt)

/** Whether a link names the page one is on; the landing page has two addresses. */
export function isPage(link: string, path: string): boolean {
  return link === path || (link === '/' && path === '/home')
}

const FOOTER_SECTIONS: readonly {
  readonly label: string
  readonly onlySignedOut?: boolean
  readonly links: readonly NavigationLink[]
}[] = [
  {
    label: 'Product',
    links: [
      { path: '/features', label: 'Features' },
      { path: '/about', label: 'About' },
      { path: `/${site.slug}`, label: site.name },
      { path: '/contact', label: 'Contact' },
      { path: '/care', label: 'Help when things are hard' },
      { path: '/privacy', label: 'Privacy' },
      { path: '/terms', label: 'Terms' }
    ]
  },
  {
    label: 'Guides',
    links: [
      { path: '/resources', label: 'All guides' },
      { path: '/resources/ai-study-planner', label: 'Study planner' },
      { path: '/resources/ib-igcse-paper-maker', label: 'Paper maker' },
      { path: '/resources/notes-to-flashcards', label: 'Notes to flashcards' },
      { path: '/resources/ai-answer-reviewer', label: 'Answer reviewer' }
    ]
  },
  {
    label: 'Archives',
    links: [
      { path: '/archives', label: 'All archives' },
      { path: '/archives-lnl', label: 'Language and literature' },
      { path: '/archives-history', label: 'History' },
      { path: '/archives-geography', label: 'Geography' }
    ]
  },
  {
    label: 'Account',
    onlySignedOut: true,
    links: [
      { path: '/login', label: 'Login' },
      { path: '/signup', label: 'Create account' },
      { path: '/reset-password', label: 'Reset password' }
    ]
  }
]

export const footerSections = FOOTER_SECTIONS.map(section => ({
  ...section,
  links: section.links.filter(isBuilt)
})).filter(section => section.links.length > 0)
