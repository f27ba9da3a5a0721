import { saveMarking } from '#data/write/marks/save-marking.ts'
import { sayingChange } from '#data/write/marks/save-verdicts.ts'
import { readPart, readScript, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { saveAll } from '#data/write/write.ts'
import { workspace } from '#data/read/workspace.ts'
import { decided, type Decision } from '#domain/marks/decide.ts'
import { isWhole, NO_VERDICTS, type Verdicts } from '#domain/marks/part.ts'
import { linesOf, verdictsOf } from '#domain/marks/verdict-lines.ts'

let before: Promise<unknown> = Promise.resolve()

/** One after the other: a second press must not find the part as it was before the first. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = before.then(work)
  before = next.catch(() => undefined)
  return next
}

/**
 * A press, on the disk when this resolves. Only its own points change: what another tab says of the others stays.
 * Once every point of the part is decided, its marks are kept, with what they lost.
 */
export function decide({ attempt }: Script, one: ScriptPart, decisions: readonly Decision[]): Promise<void> {
  return inTurn(async () => {
    const { part, key } = one
    // What the press before it kept may not have been read by the page yet.
    const known = await readPart(workspace().db, attempt.id, key)
    let after: Verdicts = NO_VERDICTS
    const make = sayingChange(attempt.id, key, lines => {
      const now = lines
        ? verdictsOf(
            part,
            lines.map(line => ({ ...line }))
          )
        : ((known?.one ?? one).said ?? NO_VERDICTS)
      after = decided(now, decisions)
      return linesOf(part, after)
    })
    await saveAll([make])
    if (!isWhole(part, after)) return
    const fresh = await readPart(workspace().db, attempt.id, key)
    if (fresh) await saveMarking(fresh, fresh.one, after)
  })
}

function isUnkept({ part, isBlank, counts, markings, isWaiting, now }: ScriptPart): boolean {
  const isByCode = isBlank || part.scheme.model === 'choice'
  return isByCode ? counts && markings.length === 0 : isWaiting && isWhole(part, now)
}

/** Attempts that are being settled: a script that changes meanwhile must not be written twice. */
const underWay = new Set<string>()

/**
 * Writes what is decided and not kept: blanks and letters, which code marks, and a part whose last press was the last
 * thing before its tab died.
 */
export async function settle(script: Script): Promise<void> {
  const { id } = script.attempt
  if (underWay.has(id)) return
  underWay.add(id)
  try {
    for (const { key } of script.parts.filter(isUnkept))
      await inTurn(async () => {
        // A press may have kept it since.
        const fresh = await readScript(workspace().db, id)
        const one = fresh?.parts.find(part => part.key === key)
        if (fresh && one && isUnkept(one)) await saveMarking(fresh, one, one.now)
      })
  } finally {
    underWay.delete(id)
  }
}
