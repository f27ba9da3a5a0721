import type { APIRoute, GetStaticPaths } from 'astro'
import { sheets } from './_sheets.ts'

export const getStaticPaths: GetStaticPaths = () =>
  sheets().map(({ file, sheet }) => ({ params: { file }, props: { ...sheet } }))

/** One sheet. Its name holds its version: a device that has it never asks again. */
export const GET: APIRoute = ({ props }) => Response.json(props)
