/** The brand. Nothing else in the code spells it out. */
export const site = {
  name: 'Cramless',
  slug: 'cramless',
  /** Used for canonical links, Open Graph and the sitemap when SITE_ORIGIN is not set. */
  origin: 'http://localhost:4321',
  description: 'Plan the weeks, turn notes into questions, sit board-style papers, and see every mark with its proof.',
  themeColour: '#0a142b',
  locale: 'en-GB'
} as const
