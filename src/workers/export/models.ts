import { OUT_TYPES, type OutType } from '#domain/anki/note-types.ts'

const CSS = `.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }
.cloze { font-weight: bold; }
ul { display: inline-block; text-align: left; }
img { max-width: 100%; }`

/** Fields of Anki's models that say nothing but must be there (schema 11). */
const FIELD = { sticky: false, rtl: false, font: 'Arial', size: 20, media: [] }
const TEMPLATE = { did: null, bqfmt: '', bafmt: '' }
const LATEX = {
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
  latexPost: '\\end{document}'
}

function modelOf({ id, name, isCloze, fields, templates, stock }: OutType): Record<string, unknown> {
  return {
    id,
    name,
    type: isCloze ? 1 : 0,
    // The same in each file: of two models the later one would count.
    mod: Math.floor(id / 1000),
    usn: -1,
    sortf: 0,
    did: 1,
    flds: fields.map((field, ord) => ({ ...FIELD, name: field, ord, ...(stock !== undefined && { tag: ord }) })),
    tmpls: templates.map(([qfmt, afmt], ord) => ({ ...TEMPLATE, name: `Card ${ord + 1}`, ord, qfmt, afmt })),
    // Which fields a card needs for its question.
    req: templates.map((_, ord) => [ord, 'any', [ord]]),
    css: CSS,
    tags: [],
    vers: [],
    ...LATEX,
    ...(stock !== undefined && { originalStockKind: stock })
  }
}

/** All of them, used or not: a deck that grows brings no other types. */
export const modelsJson = (): string =>
  JSON.stringify(Object.fromEntries(Object.values(OUT_TYPES).map(type => [type.id, modelOf(type)])))

const DECK = {
  usn: -1,
  desc: '',
  dyn: 0,
  collapsed: false,
  browserCollapsed: false,
  conf: 1,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0]
}

/** The deck that each collection of Anki has. */
export const DEFAULT_DECK = 1

export function decksJson(names: ReadonlyMap<string, number>, mod: number): string {
  const all = [['Default', DEFAULT_DECK] as const, ...names]
  return JSON.stringify(Object.fromEntries(all.map(([name, id]) => [id, { ...DECK, id, name, mod }])))
}

const STEP = { bury: true, order: 1, perDay: 20 }

/** The options of its decks: Anki's usual ones. */
export const deckOptionsJson = (): string =>
  JSON.stringify({
    1: {
      id: 1,
      name: 'Default',
      mod: 0,
      usn: 0,
      maxTaken: 60,
      autoplay: true,
      timer: 0,
      replayq: true,
      dyn: false,
      new: { ...STEP, delays: [1, 10], ints: [1, 4, 7], initialFactor: 2500, separate: true },
      rev: { bury: true, perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1 },
      lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 }
    }
  })

export const settingsJson = (nextPosition: number): string =>
  JSON.stringify({
    activeDecks: [1],
    curDeck: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: OUT_TYPES.basic.id,
    nextPos: nextPosition,
    sortType: 'noteFld',
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 1
  })
