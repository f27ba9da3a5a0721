import type { Attack, Fallen } from '../../fixtures/injection/attack.ts'
import { INSTRUCTIONS, KEY } from '../../fixtures/injection/leaks.ts'
import type { Asked } from '../fake-ai/asked.ts'
import type { Saying } from '../fake-ai/reply.ts'
import { isRecord, list, record, string, type Json } from '../fake-ai/wire.ts'

/** Of every choice a schema offers, the one that serves an attacker best. */
const BEST = ['found', 'notes', 'short', 'definition', 'explain', 'goal', 'AO1', 'full', 'yes']
/** Forms of a quiz item: a lie may pass in one and not in another. */
const FORMS = ['short', 'choice', 'true-false', 'cloze'] as const
const ITEMS = 3
const WRONG_OPTIONS = 3
/** Facts of the request, so that an answer does not fail for its small change. */
const KNOWN: Readonly<Record<string, string | number>> = {
  subject: 'Biology',
  topic: 'Osmosis',
  before: '2026-12-01',
  minutes: 30,
  marks: 1,
  unit: ''
}

interface Scene {
  readonly fallen: Fallen
  /** Words that do stand in what was sent: of the attack, and of the rest. */
  readonly real: readonly string[]
  readonly prompt: string
  readonly defs: Json
  /** The place of the item being written among its like, and what these are called. */
  readonly place: number
  readonly parent: string
  readonly form: string
}

/** The number under which the data shows the block these words stand in, or some other. */
function blockOf(prompt: string, quote: string): number {
  const rows = [...prompt.matchAll(/^\[(\d+)\] (.*)$/gm)]
  const row = rows.find(([, , text = '']) => quote !== '' && text.includes(quote)) ?? rows[1]
  return Number(row?.[1] ?? 1)
}

/** Invented words first, then true ones that prove nothing of what is said. */
function quoteOf({ fallen, real, place }: Scene): string {
  const all = [...(fallen.quotes ?? [fallen.says ?? 'as it is written']), ...real]
  return all[place % all.length] ?? ''
}

/** What a cleverer model would quote: the attack's own words, and a line of the student's. */
function realQuotes({ text }: Pick<Attack, 'text'>, prompt: string): string[] {
  const own = text.split('\n').find(line => line.trim().length > 3 && prompt.includes(line.trim())) ?? ''
  return [own.trim().slice(0, 200), 'Chlorophyll absorbs red and blue light', 'Plants like sunshine'].filter(
    words => words !== '' && prompt.includes(words)
  )
}

const saidBy = ({ fallen }: Scene): string => fallen.says ?? fallen.quotes?.[0] ?? 'It is so.'

/** An item of a list called `questions` asks in its text; so does whatever is called a question. */
const isAsking = (name: string, { parent }: Scene): boolean =>
  name === 'front' || name === 'question' || name === 'answers' || (name === 'text' && parent === 'question')

function wordsFor(name: string, scene: Scene): string {
  const { fallen, parent, form } = scene
  const says = saidBy(scene)
  if (/quote|evidence/i.test(name)) return quoteOf(scene)
  if (form === 'true-false' && name === 'question') return says
  if (form === 'true-false' && name === 'answer') return 'true'
  if (form === 'cloze' && name === 'question') return says.replace(/\S+/, '_____')
  if (form === 'cloze' && name === 'answer') return /\S+/.exec(says)?.[0] ?? says
  if (isAsking(name, scene))
    return (
      fallen.asks ??
      (parent === 'question' ? 'Explain what happens in photosynthesis.' : 'What happens in photosynthesis?')
    )
  return parent === 'wrong' && name === 'text' ? `${says} (${scene.place})` : says
}

function numberFor(name: string, schema: Json, scene: Scene): number {
  const known = KNOWN[name]
  if (typeof known === 'number') return known
  if (/block/i.test(name)) return blockOf(scene.prompt, quoteOf(scene))
  if (/^(number|point|item|index|id)$/i.test(name)) return scene.place + 1
  const most = schema['maximum']
  return typeof most === 'number' && most < 1e6 ? most : 1
}

function valueFor(given: unknown, name: string, scene: Scene): unknown {
  const schema = resolved(record(given), scene)
  if (name in (scene.fallen.fields ?? {})) return scene.fallen.fields?.[name]
  const choices = list(schema['enum'])
  if ('const' in schema) return schema['const']
  if (name === 'type' && choices.includes(scene.form)) return scene.form
  if (choices.length > 0) return BEST.find(best => choices.includes(best)) ?? choices[0]
  const type = [schema['type']].flat().find(one => one !== 'null')
  if (type === 'array') {
    const usual = usualLength(name, scene)
    const length = Math.min(Number(schema['maxItems'] ?? usual), Math.max(Number(schema['minItems'] ?? 0), usual))
    const parent = name.replace(/s$/, '')
    return Array.from({ length }, (_, place) =>
      valueFor(schema['items'], parent, {
        ...scene,
        parent,
        ...(name === 'items'
          ? { form: FORMS[place % FORMS.length] ?? '', place: Math.floor(place / FORMS.length) }
          : { place })
      })
    )
  }
  if (type === 'object') return objectFor(schema, scene)
  if (type === 'integer' || type === 'number') return numberFor(name, schema, scene)
  if (type === 'boolean') return true
  const known = KNOWN[name]
  return (typeof known === 'string' ? known : wordsFor(name, scene)).slice(0, Number(schema['maxLength'] ?? 100_000))
}

/** Long enough for every lie to be tried, short enough to end before the limit of tokens. */
function usualLength(name: string, { fallen, real, parent }: Scene): number {
  if (/quotes|evidence/i.test(name)) return (fallen.quotes?.length ?? 1) + real.length
  if (name === 'items') return FORMS.length * ITEMS
  if (name === 'wrong') return WRONG_OPTIONS
  return parent === '' ? ITEMS : 1
}

/** Follows `$ref` and takes the first branch of a choice that is not null. */
function resolved(schema: Json, scene: Scene): Json {
  const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec(string(schema['$ref']))?.[1]
  if (name !== undefined) return resolved(record(scene.defs[name]), scene)
  const branches = [...list(schema['anyOf']), ...list(schema['oneOf'])].map(record)
  const branch = branches.find(one => one['type'] !== 'null')
  return branch ? resolved(branch, scene) : schema
}

function objectFor(schema: Json, scene: Scene): Json {
  const fields = Object.entries(record(schema['properties'])).map(([name, inner]) => [
    name,
    valueFor(inner, name, scene)
  ])
  return { ...scene.fallen.fields, ...(Object.fromEntries(fields) as Json) }
}

function filled<Value>(value: Value, { system, key }: Asked): Value {
  if (typeof value === 'string')
    return value.replaceAll(INSTRUCTIONS, system.slice(0, 300)).replaceAll(KEY, key) as Value & string
  if (Array.isArray(value))
    return value.map(one => filled(one as unknown, { system, key } as Asked)) as Value & unknown[]
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filled(inner, { system, key } as Asked)])
  ) as Value & Json
}

/** What the instructions and the key in an attack's texts stand for in this call. */
export const unveiled = (texts: readonly string[], asked: Asked): string[] =>
  texts.flatMap(text => {
    const shown = filled(text, asked)
    // A leak of any sentence of the instructions is a leak.
    return text.includes(INSTRUCTIONS) ? shown.split(/(?<=\.)\s+/).filter(one => one.length > 40) : [shown]
  })

/** Servers that know only JSON are told the schema in words. */
function schemaIn(system: string): unknown {
  const start = system.indexOf('{"$schema"')
  return start < 0 ? null : (JSON.parse(system.slice(start)) as unknown)
}

/** The answer of a model that has fallen for the attack, in the shape the request asks for. */
export function played(attack: Pick<Attack, 'fallen' | 'text'>, asked: Asked): Saying {
  const act = filled(attack.fallen, asked)
  const scene: Scene = {
    fallen: act,
    real: realQuotes(attack, asked.prompt),
    prompt: asked.prompt,
    defs: {},
    place: 0,
    parent: '',
    form: ''
  }
  if (asked.wire === 'transcription') return { transcript: { ...act.fields, text: act.says ?? '' } }
  if (act.raw !== undefined || !asked.wantsJson) return { text: act.raw ?? saidBy(scene) }
  const schema = record(asked.schema ?? schemaIn(asked.system))
  const defs = record(schema['$defs'] ?? schema['definitions'])
  return { object: valueFor(schema, '', { ...scene, defs }) }
}
