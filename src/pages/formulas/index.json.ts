import type { APIRoute } from 'astro'
import { sheets } from './_sheets.ts'

/** The formula sheets there are, and the file of each. */
export const GET: APIRoute = () => {
  const lines = sheets().map(({ line, file }) => ({ ...line, file: `/formulas/${file}.json` }))
  return Response.json({ v: 1, sheets: lines })
}
