import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { APIRoute, GetStaticPaths } from 'astro'

const ICONS = { '180': 180, '192': 192, '512': 512, 'maskable-512': 512 } as const

export const getStaticPaths = (() => Object.keys(ICONS).map(size => ({ params: { size } }))) satisfies GetStaticPaths

/** A home screen cuts a maskable icon to its own form: ground to the edges, the mark in the inner 80 % (W3C, Maskable Icons). */
function maskable(svg: string): string {
  const ground = /<rect [^>]*\/>/.exec(svg)?.[0] ?? ''
  const square = ground.replace(/ rx="\d+"/, '')
  return svg
    .replace(ground, `${square}<g transform="translate(10.24 10.24) scale(.68)">`)
    .replace('</svg>', '</g></svg>')
}

/** The mark at the sizes that home screens ask for. */
export const GET: APIRoute = async ({ params: { size = '192' } }) => {
  const svg = await readFile('public/icon.svg', 'utf8')
  const width = ICONS[size as keyof typeof ICONS]
  const drawn = size.startsWith('maskable') ? maskable(svg) : svg
  const png = new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render().asPng()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
