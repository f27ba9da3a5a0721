import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

export interface TapLine {
  readonly ok: boolean
  readonly title: string
  /** What pgTAP says about a failure: the lines that begin with #. */
  readonly details: string
}

/** Runs one pgTAP file in a transaction that is undone, and reads the lines it answers with. */
export async function tapOf(client: Client, file: URL): Promise<TapLine[]> {
  const lines: string[] = []
  await client.query('begin')
  try {
    await client.query('set local search_path = public, extensions')
    const answers = await client.query({ text: readFileSync(file, 'utf8'), rowMode: 'array' })
    for (const { rows } of [answers].flat() as { rows: unknown[][] }[])
      lines.push(...rows.flat().flatMap(cell => (typeof cell === 'string' ? cell.split('\n') : [])))
  } finally {
    await client.query('rollback')
  }
  const plan = lines.findLast(line => /^1\.\.\d+/.test(line))
  const tests = lines.flatMap((line, at): TapLine[] => {
    const [, not, title] = /^(not )?ok \d+(?: - (.*))?$/.exec(line) ?? []
    if (!/^(not )?ok \d+/.test(line)) return []
    const rest = lines.slice(at + 1)
    const end = rest.findIndex(next => !next.startsWith('#'))
    return [
      { ok: not === undefined, title: title ?? line, details: rest.slice(0, end < 0 ? undefined : end).join('\n') }
    ]
  })
  if (plan !== `1..${tests.length}`)
    tests.push({
      ok: false,
      title: 'as many results as planned',
      details: `${plan ?? 'no plan'}, ${tests.length} results`
    })
  return tests
}
