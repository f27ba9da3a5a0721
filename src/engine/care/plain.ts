/** Lower case, one kind of apostrophe and none of it left ("I'm" and "im" are one), spaces single. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´ʼ]/g, '')
    .replaceAll(/[-‐‑]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words between double quotation marks are somebody else's, unless there are no others. */
export function ownWords(text: string): string {
  const own = text.replaceAll(
    /"[^"\n]{1,600}"|“[^”\n]{1,600}”|„[^“”\n]{1,600}[“”]|«[^»\n]{1,600}»|「[^」\n]{1,600}」/g,
    ' … '
  )
  return /\p{L}/u.test(own) ? own : text
}

/** Letters that are written in two ways, as one; every Han sign with `after` behind it, for it is a word. */
export const letters = (text: string, after: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ё', 'е')
    .replaceAll('й', 'и')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/[ىیے]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/(?<=[\u3040-\u30ff])(?=\p{Script=Han})/gu, after)
    .replaceAll(/\p{Script=Han}/gu, sign => `${sign}${after}`)

const MARKED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i'
}

/** "k!ll", "su1cide", "dieeee": what is written to slip past a filter, or shouted. */
const unmasked = (word: string): string =>
  word
    .replaceAll(/(?<=\p{L})[013-5@$!](?=\p{L})/gu, sign => MARKED[sign] ?? sign)
    .replace(/^\p{L}[1345@$]{1,4}$/u, one => Array.from(one, sign => MARKED[sign] ?? sign).join(''))
    .replaceAll(/(?<=\p{L})[*#](?=\p{L})/gu, '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')

/** The words of a text between single spaces, sentences apart by `.`: what the lines of the lists are held against. */
export const asLine = (text: string): string =>
  ` ${letters(plainWords(text.replaceAll(/[\u200b-\u200d]/g, '').replaceAll(/\n(?=\s*(?:\n|[-*#•>\d]))/g, ' . ')), ' ')
    .split(/\s+/)
    .map(unmasked)
    .join(' ')
    .replaceAll(/(?<![^ ])(?:[a-z] ){5,}[a-z](?![^ ])/g, spaced => spaced.replaceAll(' ', ''))
    .replaceAll(/[.!?;…।。！？؟۔]+/gu, ' . ')
    .replaceAll(/[^\p{L}\p{M}\p{N}. ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()} . `
