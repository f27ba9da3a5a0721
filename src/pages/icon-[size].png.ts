import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { APIRoute, GetStaticPaths } from 'astro'

export const getStaticPaths = (() => ['180', '192', '512'].map(size => ({ params: { size } }))) satisfies GetStaticPaths

/** The mark at the sizes that home screens ask for. */
export const GET: APIRoute = async ({ params: { size } }) => {
  const svg = await readFile('public/icon.svg')
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: Number(size) } }).render().asPng()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
