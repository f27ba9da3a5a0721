import * as z from 'zod/mini'
import type { Source, SourceBlock } from '#contract/engine/engine.ts'

const id = z.string().check(z.maxLength(200))
const line = z.string().check(z.maxLength(2000))
const lines = z.readonly(z.array(line).check(z.maxLength(200)))

const block = z.readonly(
  z.object({
    id,
    kind: z.enum(['heading', 'paragraph', 'list-item', 'table-row', 'callout', 'code', 'formula']),
    text: z.string().check(z.maxLength(200_000)),
    apart: z.exactOptional(z.literal(true)),
    level: z.exactOptional(z.int().check(z.gte(1), z.lte(6))),
    bold: z.exactOptional(lines),
    cells: z.exactOptional(lines),
    header: z.exactOptional(lines),
    list: z.exactOptional(z.readonly(z.object({ id, ordered: z.boolean(), depth: z.int() })))
  })
) satisfies z.ZodMiniType<SourceBlock>

/** A source as it travels to an endpoint. */
export const source = z.readonly(
  z.object({
    id,
    title: z.string().check(z.maxLength(500)),
    subject: z.exactOptional(z.string().check(z.maxLength(200))),
    blocks: z.readonly(z.array(block).check(z.maxLength(20_000)))
  })
) satisfies z.ZodMiniType<Source>
