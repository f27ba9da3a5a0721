import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Source } from '#contract/engine/engine.ts'
import { sourceFromText } from '#engine/source-text.ts'

/** Which texts the engine was built on, which were held back once, and which are held back now. */
export const PARTS = {
  tuning: ['history-notes', 'mathematics-notes', 'biology-prose'],
  'earlier looks': [
    'chemistry-notes',
    'economics-prose',
    'geography-notes',
    'english-lecture',
    'physics-lecture',
    'computing-prose',
    'psychology-prose',
    'business-notes',
    'music-lecture',
    'astronomy-lecture',
    'politics-prose',
    'religion-notes'
  ],
  'tuning, later': ['biology-notes', 'biology-lecture', 'history-prose', 'history-lecture'],
  'held back': [
    'economics-notes',
    'physics-notes',
    'psychology-notes',
    'computing-notes',
    'chemistry-prose',
    'geography-prose',
    'physics-prose',
    'chemistry-lecture',
    'computing-lecture',
    'economics-lecture',
    'geography-lecture',
    'psychology-lecture'
  ],
  'last look': [
    'politics-notes',
    'english-notes',
    'environment-notes',
    'technology-notes',
    'business-prose',
    'religion-prose',
    'sociology-prose',
    'mathematics-prose',
    'business-lecture',
    'religion-lecture'
  ],
  'notes again': ['pe-notes', 'law-notes', 'geology-notes', 'sociology-notes']
} as const

/**
 * Texts by other hands with questions in words that avoid those of the texts. What asks was built on all of them; each
 * part is asked by itself, because what is off-topic for one may stand in another.
 */
export const DEVELOPMENT = {
  'development 1': [
    'biology-kidney-notes',
    'business-stock-notes',
    'chemistry-polymers-notes',
    'computing-scheduling-notes',
    'technology-timber-notes',
    'economics-currency-notes',
    'english-frankenstein-notes',
    'environment-ozone-prose',
    'geography-holderness-notes',
    'history-meiji-notes',
    'media-notes',
    'philosophy-prose',
    'psychology-attachment-notes',
    'sociology-labelling-prose'
  ],
  'development 2': [
    'accounting-notes',
    'art-notes',
    'astronomy-comets-prose',
    'biology-excretion-notes',
    'chemistry-plastics-notes',
    'food-notes',
    'geology-metamorphism-prose',
    'history-restoration-prose',
    'law-occupiers-notes',
    'music-raga-notes',
    'pe-skill-notes',
    'physics-solids-notes',
    'politics-devolution-notes',
    'religion-sikhism-notes'
  ],
  'development 3': [
    'biology-nephron-notes',
    'biology-auxin-prose',
    'business-production-notes',
    'chemistry-aluminium-lecture',
    'chemistry-analysis-notes',
    'computing-networks-notes',
    'economics-exchange-notes',
    'economics-monopoly-prose',
    'english-dialect-notes',
    'environment-ozone-notes',
    'geography-coast-notes',
    'geography-glaciers-prose',
    'history-suez-lecture',
    'history-japan-notes',
    'mathematics-tests-notes',
    'physics-induction-notes',
    'psychology-eyewitness-notes',
    'religion-gurus-prose'
  ]
} as const

/** Kept out of every training until they had been looked at once; seen since. */
export const FRESH = {
  'fresh look': [
    'fresh-biology-notes',
    'fresh-business-notes',
    'fresh-chemistry-notes',
    'fresh-computer-science-notes',
    'fresh-economics-notes',
    'fresh-geography-notes',
    'fresh-history-notes',
    'fresh-physics-notes',
    'fresh-psychology-notes',
    'fresh-religious-studies-notes',
    'fresh-chemistry-prose',
    'fresh-environment-prose',
    'fresh-history-prose',
    'fresh-sociology-prose',
    'fresh-biology-lecture',
    'fresh-politics-lecture'
  ],
  'fresh look, cards alone': [
    'fresh-capacitors-notes',
    'fresh-complexes-notes',
    'fresh-databases-notes',
    'fresh-empire-notes',
    'fresh-floods-notes',
    'fresh-memory-notes',
    'fresh-operations-notes',
    'fresh-sikhism-notes',
    'fresh-audiences-prose',
    'fresh-currencies-prose',
    'fresh-kidney-prose'
  ],
  'second look': [
    'second-biology-enzymes-digestion-prose',
    'second-biology-gas-exchange-smoking-notes',
    'second-business-marketing-mix-notes',
    'second-chemistry-acids-ph-titration-notes',
    'second-chemistry-rates-of-reaction-notes',
    'second-computer-science-sorting-searching-notes',
    'second-economics-elasticity-prose',
    'second-english-inspector-calls-notes',
    'second-environmental-systems-food-webs-energy-prose',
    'second-geography-migration-notes',
    'second-geography-tropical-storms-notes',
    'second-history-cuban-missile-crisis-prose',
    'second-history-russia-1917-notes',
    'second-mathematics-probability-notes',
    'second-physics-radioactivity-lecture',
    'second-physics-waves-refraction-notes',
    'second-politics-us-supreme-court-notes',
    'second-psychology-conformity-obedience-notes',
    'second-religious-studies-buddhism-notes',
    'second-sociology-family-lecture'
  ]
} as const

/** Kept out of every training: what the engine does with them is what it does with a stranger's notes. */
export const SEALED = {
  'third look': [
    'third-astronomy-life-of-stars-prose',
    'third-biology-cell-division-notes',
    'third-business-sources-of-finance-notes',
    'third-chemistry-bonding-structure-notes',
    'third-computerscience-data-representation-notes',
    'third-economics-externalities-notes',
    'third-english-macbeth-notes',
    'third-foodnutrition-breadmaking-prose',
    'third-geography-earthquakes-volcanoes-notes',
    'third-history-black-death-prose',
    'third-history-weimar-germany-notes',
    'third-law-offer-acceptance-lecture',
    'third-maths-differentiation-notes',
    'third-music-baroque-concerto-prose',
    'third-philosophy-utilitarianism-lecture',
    'third-physics-momentum-notes',
    'third-politics-voting-systems-notes',
    'third-psychology-phobias-notes',
    'third-religiousstudies-five-pillars-notes',
    'third-sociology-education-notes'
  ],
  'fourth look': [
    'fourth-art-impressionism-notes',
    'fourth-biology-immunity-notes',
    'fourth-business-motivation-notes',
    'fourth-chemistry-crude-oil-notes',
    'fourth-computer-science-cpu-notes',
    'fourth-economics-inflation-notes',
    'fourth-english-literature-christmas-carol-notes',
    'fourth-ess-soils-lecture',
    'fourth-geography-deserts-prose',
    'fourth-history-monasteries-prose',
    'fourth-law-statutory-interpretation-prose',
    'fourth-maths-sequences-notes',
    'fourth-philosophy-dualism-notes',
    'fourth-physics-stars-notes',
    'fourth-politics-house-of-lords-prose',
    'fourth-psychology-sleep-lecture',
    'fourth-religious-studies-shabbat-notes',
    'fourth-sociology-secularisation-notes'
  ]
} as const

export const ALL_PARTS = { ...PARTS, ...DEVELOPMENT, ...FRESH, ...SEALED }
export type Part = keyof typeof ALL_PARTS
/** The part the table is made of. */
export const LATEST = 'fourth look'
export const KINDS = ['notes', 'prose', 'lecture'] as const

export interface StudyText {
  readonly name: string
  readonly part: Part
  readonly kind: (typeof KINDS)[number]
  readonly source: Source
  readonly words: number
}

/** The lines of one folder of the gold set, with the name of their file. */
export function linesOf(folder: string): { readonly file: string; readonly line: string }[] {
  return globSync(`tests/fixtures/${folder}/*.txt`)
    .sort()
    .flatMap(path =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map(line => ({ file: basename(path, '.txt'), line }))
    )
    .filter(({ line }) => line !== '')
}

/** A gold text as a source: its first line is the title. */
function readText(name: string, part: Part): StudyText {
  const text = readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1] ?? ''
  const body = text.replace(/^# .+\n/, '')
  const kind = KINDS.find(one => name.endsWith(one)) ?? 'notes'
  return { name, part, kind, source: sourceFromText(name, title, body), words: body.match(/\S+/g)?.length ?? 0 }
}

const readAll = (parts: Partial<Record<Part, readonly string[]>>): StudyText[] =>
  (Object.entries(parts) as [Part, readonly string[]][]).flatMap(([part, names]) =>
    names.map(name => readText(name, part))
  )

export const readTexts = (): StudyText[] => readAll(PARTS)
export const readDevelopment = (): StudyText[] => readAll(DEVELOPMENT)
export const readFresh = (): StudyText[] => readAll(FRESH)
export const readSealed = (): StudyText[] => readAll(SEALED)
