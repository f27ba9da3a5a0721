import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { blank, drawnOver } from '#lib/build/indexed-picture.ts'
import { drawPicture } from './_draw.ts'
import { png } from './_png.ts'

/** Read by another's decoder, which refuses wrong sums and lengths. */
function pixelsOf(file: Uint8Array, width: number, height: number): number[] {
  const href = `data:image/png;base64,${Buffer.from(file).toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`
  const { pixels } = new Resvg(svg, { imageRendering: 1 }).render()
  return [...new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)]
}

test('a picture leaves as it was drawn', () => {
  const colours = [0xff2b140a, 0xffe4eff4, 0xff3ed8f7, 0xff2b140a, 0xff2b140a, 0xffe4eff4]
  const drawn = { width: 3, height: 2, data: new Uint8Array(Uint32Array.from(colours).buffer) }
  expect(pixelsOf(png(drawnOver(blank(3, 2), drawn, 0, 0)), 3, 2)).toEqual(colours)
})

test('the picture of a page shows its marker under its title, wherever that ends', async () => {
  const marker = async (title: string) => {
    const pixels = pixelsOf(await drawPicture(title, 'Guide'), 1200, 630)
    const at = pixels.flatMap((colour, place) => (colour === 0xff3ed8f7 ? [place] : []))
    return { size: at.length, left: (at[0] ?? 0) % 1200, top: Math.floor((at[0] ?? 0) / 1200) }
  }
  const [one, two] = [await marker('Short'), await marker("A Speech from Drama, Macbeth's Tomorrow and Tomorrow")]
  expect([one.size, one.left, two.size, two.left]).toEqual([220 * 16, 179, 220 * 16, 179])
  expect(two.top).toBeGreaterThan(one.top)
})
