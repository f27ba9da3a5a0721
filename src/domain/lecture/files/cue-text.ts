import { inOneLine } from '#domain/lecture/files/cue.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lrm: '\u200e',
  rlm: '\u200f',
  nbsp: '\u00a0'
}

function character(whole: string, name: string): string {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (named !== undefined || !name.startsWith('#')) return named ?? whole
  const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isSign = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isSign ? String.fromCodePoint(code) : whole
}

/** References of HTML that stand in transcripts; any other stays as it is written. */
export const unescaped = (text: string): string =>
  text.replace(/&(#[xX][\da-fA-F]{1,6}|#\d{1,7}|[a-z]{2,4});/g, character)

/** A tag reaches to its `>` or, in a broken file, to the end: https://www.w3.org/TR/webvtt1/#webvtt-cue-text-tokenizer */
const TAG = /<([^>]*)(?:>|$)/g

/** The words of a cue without its tags, and who says them: of the first `<v Name>`. */
export function cueText(raw: string): { readonly text: string; readonly speaker: string } {
  let speaker = ''
  const bare = raw.replace(TAG, (_tag, inner: string) => {
    const voice = /^v(?:\.[^\s]*)?\s+(\S[^]*)$/.exec(inner)
    if (voice && speaker === '') speaker = inOneLine(unescaped(voice[1] ?? '')).slice(0, 80)
    return ''
  })
  return { text: unescaped(bare), speaker }
}
