/** What the rules read from an entry: enough of its front matter, and its running text. */
export interface Entry {
  readonly terms: readonly string[]
  readonly answers: readonly string[]
  /** The programmes an archive entry is offered to; a guide names none. */
  readonly boards: readonly string[]
  readonly questions: readonly { readonly marks: number; readonly scheme: readonly string[] }[]
  /** Body without headings, drawings and captions: the places where a term can open. */
  readonly text: string
  /** Everything we say ourselves: no quotations, formulas or addresses. */
  readonly ownWords: string
}

/** Not a YAML reader: it knows the few shapes that src/content.config.ts allows, on one line each. */
export function readEntry(source: string): Entry {
  const [, front = '', ...rest] = source.split(/^---\n/m)
  const body = rest.join('---\n')
  const blocks = new Map(
    front.split(/^(?=\w)/m).map(block => [block.slice(0, block.indexOf(':')), block.slice(block.indexOf(':') + 1)])
  )
  const glossary = blocks.get('keyTerms') ?? blocks.get('glossary') ?? ''
  const values = (block: string, key: string) =>
    [...block.matchAll(new RegExp(String.raw`^ +(?:- )?${key}: (.*)$`, 'gm'))].map(match => plain(match[1] ?? ''))
  const questions = (blocks.get('questions') ?? '')
    .split(/^ {2}- (?=question:)/m)
    .slice(1)
    .map(block => ({
      marks: Number(/^ +marks: (\d+)/m.exec(block)?.[1]),
      scheme: [...block.matchAll(/^ {6}- (.*)$/gm)].map(match => plain(match[1] ?? ''))
    }))
  const running = body.replaceAll(/<figure>[\s\S]*?<\/figure>/g, '').replaceAll(/^#.*$/gm, '')
  return {
    terms: [...glossary.matchAll(/^ {2}(.+?): /gm)].map(match => plain(match[1] ?? '')),
    boards: plain(blocks.get('boards') ?? '')
      .replace(/^\[|\]$/g, '')
      .split(/, */)
      .filter(Boolean),
    answers: values(blocks.get('cards') ?? '', 'back'),
    questions,
    text: running,
    ownWords: ownWords(`${front.replace(blocks.get('sources') ?? '', '')}\n${running}`)
  }
}

/** Points a scheme can award: the sum of its "(1)", "(up to 3)" and "5 marks", or the top of its highest level. */
export function points(scheme: readonly string[]): number {
  const all = scheme.join('\n')
  const single = [...all.matchAll(/\((?:up to )?(\d+)\)|, (\d+) marks?:/g)].reduce(
    (sum, [, point, criterion]) => sum + Number(point ?? criterion),
    0
  )
  const levels = [...all.matchAll(/^(?:Level \d+ \()?(?:\d+ to )?(\d+)\)?:/gm)].map(match => Number(match[1]))
  return Math.max(single, ...levels)
}

export const hasTerm = (text: string, term: string): boolean =>
  new RegExp(String.raw`\b${term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\b`, 'i').test(text)

/** Headings stay out; "MYP" stands for "IB MYP", and "IGCSE" is not "ICSE". */
export const speaksOf = (text: string, board: string): boolean => hasTerm(text, board.replace(/^IB /, ''))

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length

function ownWords(text: string): string {
  return text
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/`[^`]*`|\$[^$]*\$|!\[/g, '')
    .replaceAll(/"[^"\n]*"|“[^”]*”/g, '')
    .replaceAll(/\*[^*\n]+\*/g, '')
}

const plain = (value: string): string => value.replace(/^(['"])(.*)\1$/, '$2').trim()
