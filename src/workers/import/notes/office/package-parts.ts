import { bytesOf, type Bundle } from '#workers/import/notes/bundle.ts'
import { all, parseXml, type XmlNode } from '#workers/import/notes/xml/xml.ts'

/** One part unpacked: slides and chapters have some kilobytes. */
const MOST_PART = 30 * 2 ** 20

export async function xmlOf(bundle: Bundle, name: string): Promise<XmlNode | null> {
  const text = await textOfPart(bundle, name)
  return text === null ? null : parseXml(text)
}

export async function textOfPart(bundle: Bundle, name: string): Promise<string | null> {
  const entry = bundle.get(name)
  return entry ? new TextDecoder().decode(await bytesOf(entry, MOST_PART)) : null
}

/** A path from the folder of another part, with what leads up taken out. */
export function pathFrom(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.' && step !== '') parts.push(step)
  }
  return parts.join('/')
}

export interface Relation {
  /** The last word of its type: `image`, `slide`, `notesSlide`. */
  readonly type: string
  readonly target: string
  readonly isOutside: boolean
}

/** What a part of an Office file points at, by the ids that it uses (ECMA-376 part 2, 9.3). */
export async function relationsOf(bundle: Bundle, part: string): Promise<ReadonlyMap<string, Relation>> {
  const at = part.lastIndexOf('/') + 1
  const rels = await xmlOf(bundle, `${part.slice(0, at)}_rels/${part.slice(at)}.rels`)
  return new Map(
    (rels ? all(rels, 'Relationship') : []).map(({ attribs }) => {
      const { Id = '', Target = '', Type = '', TargetMode = '' } = attribs
      const isOutside = TargetMode === 'External'
      const target = isOutside ? Target : pathFrom(part, Target)
      return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isOutside }] as const
    })
  )
}
