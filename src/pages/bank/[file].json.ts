import type { APIRoute, GetStaticPaths } from 'astro'
import { subjectFiles } from './_bank.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  (await subjectFiles()).map(({ name, ...props }) => ({ params: { file: name }, props }))

/** One subject of the bank. Its name holds its version: a device that has it never asks again. */
export const GET: APIRoute = ({ props }) => Response.json(props)
