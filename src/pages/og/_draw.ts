import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { PICTURE } from '#config/shared-pages.ts'
import { blank, drawnOver, type Indexed, type Pixels } from '#lib/build/indexed-picture.ts'
import { INK, TITLE_AT, heading, sheet, type Drawn } from '#lib/build/picture.ts'
import { png } from './_png.ts'

const font = (weight: 400 | 500) =>
  readFile(
    createRequire(import.meta.url).resolve(`@fontsource/newsreader/files/newsreader-latin-${weight}-normal.woff`)
  )
const load = async () => [
  { name: 'Newsreader', data: await font(400), weight: 400 as const },
  { name: 'Newsreader', data: await font(500), weight: 500 as const }
]
// One list for all pictures: satori reads the fonts anew for every list it has not seen.
let fonts: ReturnType<typeof load> | undefined

// Satori has drawn the letters as outlines; looking for the system's fonts would take most of the time.
const OPTIONS = { font: { loadSystemFonts: false }, background: INK }

async function outlines(drawn: Drawn, size: { width: number; height?: number }): Promise<Resvg> {
  return new Resvg(await satori(drawn as never, { ...size, fonts: await (fonts ??= load()) }), OPTIONS)
}

function raster(picture: Resvg): Pixels {
  const { width, height, pixels } = picture.render()
  return { width, height, data: pixels }
}

/** Only as wide as its words: filling the rest of the column with ground would take half of the time. */
async function rasterTitle(title: string): Promise<Pixels> {
  const picture = await outlines(heading(title), { width: TITLE_AT.width })
  const box = picture.innerBBox()
  if (box) {
    const width = Math.min(Math.ceil(box.x + box.width) + 1, picture.width)
    picture.cropByBBox(Object.assign(box, { x: 0, y: 0, width, height: picture.height }))
  }
  return raster(picture)
}

const drawSheet = async (kind: string) =>
  drawnOver(blank(PICTURE.width, PICTURE.height), raster(await outlines(sheet(kind), PICTURE)), 0, 0)
const sheets = new Map<string, Promise<Indexed>>()

// One paper for all pictures, each of which is packed before the next is drawn: 750 kB for each kept the garbage
// collector busy.
const paper = new Uint8Array((PICTURE.width + 1) * PICTURE.height)

/** The picture of one page: the sheet is drawn once for each kind, and only the title for each page. */
export async function drawPicture(title: string, kind: string): Promise<Uint8Array<ArrayBuffer>> {
  const sheetOfKind = sheets.get(kind) ?? drawSheet(kind)
  sheets.set(kind, sheetOfKind)
  const part = await rasterTitle(title)
  return png(drawnOver(await sheetOfKind, part, TITLE_AT.left, TITLE_AT.top, paper))
}
