/**
 * Turns the message files into functions. The format is a part of the inlang message format, which translation tools
 * read: a text with `{name}` for each value, or one plural of a count:
 * `[{ declarations: ['input count', 'local countPlural = count: plural'], match: { 'countPlural=one': …, 'countPlural=other': … } }]`
 */
export interface MessageFile {
  readonly path: string
  readonly text: string
}

export interface Message {
  readonly name: string
  /** The values that its texts show, in the order in which they are met. */
  readonly values: readonly string[]
  /** Its text, or a text for each plural category of `by`. */
  readonly texts: string | { readonly by: string; readonly forms: Readonly<Record<string, string>> }
}

const NAME = /^[a-z]\w*$/
const PLACE = /\{(\w+)\}/g
const PLURAL = /^local (\w+) = (\w+): plural$/

/** Throws a sentence that names the file and the message where one cannot be read. */
export function parseMessages(files: readonly MessageFile[]): Message[] {
  const found = new Map<string, { message: Message; path: string }>()
  for (const { path, text } of files)
    for (const [name, value] of Object.entries(jsonOf(path, text))) {
      if (name === '$schema') continue
      const other = found.get(name)
      if (other) throw new Error(`${name} stands in ${other.path} and in ${path}.`)
      found.set(name, { message: messageOf(path, name, value), path })
    }
  return [...found.values()].map(({ message }) => message)
}

function jsonOf(path: string, text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is no JSON: ${String(error)}`, { cause: error })
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${path} holds no messages.`)
  return value
}

function messageOf(path: string, name: string, value: unknown): Message {
  const wrong = (what: string): Error => new Error(`${path}: ${name} ${what}.`)
  if (!NAME.test(name)) throw wrong('is no name: begin with a small letter, then letters, digits and _')
  if (typeof value === 'string') {
    const values = placesOf(value)
    if (value.replaceAll(PLACE, '').match(/[{}]/)) throw wrong('has a brace that stands for no value')
    return { name, values, texts: value }
  }
  const plural = Array.isArray(value) && value.length === 1 ? (value[0] as Partial<Plural>) : {}
  const [, local, by = ''] = plural.declarations?.map(line => PLURAL.exec(line)).find(match => match !== null) ?? []
  const entries = Object.entries(plural.match ?? {})
  const forms = Object.fromEntries(entries.map(([key, text]) => [key.replace(`${local ?? ''}=`, ''), text]))
  if (!by || forms['other'] === undefined) throw wrong('is neither a text nor a plural with the form "other"')
  const unknown = Object.keys(forms).find(form => !/^(zero|one|two|few|many|other)$/.test(form))
  if (unknown !== undefined) throw wrong(`has the form "${unknown}", which is no plural category`)
  return { name, values: [...new Set([by, ...Object.values(forms).flatMap(placesOf)])], texts: { by, forms } }
}

interface Plural {
  readonly declarations: readonly string[]
  readonly match: Readonly<Record<string, string>>
}

function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))]
}

/** Whether the module of this message needs `plural` beside it. */
export function isPlural({ texts }: Message): boolean {
  return typeof texts !== 'string'
}

/** `plural(count)` of one language, and `shown(count)` with its thousands apart, as source. */
export function pluralSource(locale: string): string {
  const named = JSON.stringify(locale)
  return `const rules = /* @__PURE__ */ new Intl.PluralRules(${named})
const figures = /* @__PURE__ */ new Intl.NumberFormat(${named})
const plural = count => rules.select(count)
const shown = count => figures.format(count)
`
}

/** The function of one message, as the source of an expression. */
export function functionSource({ values, texts }: Message): string {
  const head = values.length === 0 ? '() => ' : 'i => '
  if (typeof texts === 'string') return head + literal(texts)
  const { other = '', ...rest } = texts.forms
  const chosen = Object.entries(rest).map(([form, text]) => `p === '${form}' ? ${literal(text, texts.by)} : `)
  return `i => { const p = plural(i.${texts.by}); return ${chosen.join('')}${literal(other, texts.by)} }`
}

function literal(text: string, counted = ''): string {
  if (placesOf(text).length === 0) return JSON.stringify(text)
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  return `\`${escaped.replaceAll(PLACE, (_, name: string) => (name === counted ? `\${shown(i.${name})}` : `\${i.${name}}`))}\``
}

/** All messages in one module, as `m`: for the server, tests and the dev server. */
export function moduleSource(messages: readonly Message[], locale: string): string {
  const lines = messages.map(message => `  ${message.name}: ${functionSource(message)}`)
  return `${pluralSource(locale)}export const m = {\n${lines.join(',\n')}\n}\n`
}

/** What that module holds, with each text where an editor shows it. */
export function typesSource(messages: readonly Message[]): string {
  const lines = messages.map(message => {
    const { name, values, texts } = message
    const by = typeof texts === 'string' ? '' : texts.by
    const typed = values.map(value => `${value}: ${value === by ? 'number' : 'string | number'}`)
    const shown = typeof texts === 'string' ? texts : (texts.forms['other'] ?? '')
    const given = typed.length === 0 ? '' : `values: { ${typed.join('; ')} }`
    return `  /** ${shown.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n  readonly ${name}: (${given}) => string`
  })
  return `export declare const m: {\n${lines.join('\n')}\n}\n`
}
