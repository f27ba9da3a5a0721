/** Porter's stemmer, second version ("porter2"), written from its published description: snowballstem.org/algorithms/english. */
const VOWEL = /[aeiouy]/
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes'
  })
)
const STAY = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])
const STEP2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble']
]
const STEP3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', '']
]
const STEP4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic'
]

function regions(word: string): readonly [number, number] {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)?.[0]
  const after = (from: number): number => {
    const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
    return found ? from + found.index + 2 : word.length
  }
  const first = prefix ? prefix.length : after(0)
  return [first, after(first)]
}

const isShort = (word: string, r1: number): boolean =>
  r1 >= word.length && (/[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word))

function step1b(word: string, r1: number): string {
  const eed = /(?:eedly|eed)$/.exec(word)
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word
  const found = /(?:ingly|edly|ing|ed)$/.exec(word)
  if (!found || !VOWEL.test(word.slice(0, found.index))) return word
  const base = word.slice(0, found.index)
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`
  if (DOUBLE.test(base)) return base.slice(0, -1)
  return isShort(base, Math.min(r1, base.length)) && r1 >= base.length ? `${base}e` : base
}

function replaceIn(word: string, r1: number, rules: readonly (readonly [string, string])[]): string {
  const rule = rules.find(([end]) => word.endsWith(end))
  if (!rule) return word
  const at = word.length - rule[0].length
  return at >= r1 ? word.slice(0, at) + rule[1] : word
}

export function porter(lower: string): string {
  const bare = lower.replace(/^'+|'s?'?$/g, '')
  if (bare.length <= 2) return bare
  const fixed = EXCEPTIONS.get(bare)
  if (fixed) return fixed
  let word = bare.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const [r1, r2] = regions(word)
  if (word.endsWith('sses')) word = word.slice(0, -2)
  else if (/(?:ied|ies)$/.test(word)) word = word.slice(0, word.length > 4 ? -2 : -1)
  else if (/[^us]s$/.test(word) && VOWEL.test(word.slice(0, -2))) word = word.slice(0, -1)
  if (STAY.has(word)) return word
  word = step1b(word, r1)
  if (/[^aeiouy][yY]$/.test(word) && word.length > 2) word = `${word.slice(0, -1)}i`
  word = replaceIn(word, r1, STEP2)
  if (/logi$/.test(word) && word.length - 3 >= r1) word = word.slice(0, -1)
  if (/[cdeghkmnrt]li$/.test(word) && word.length - 2 >= r1) word = word.slice(0, -2)
  word = replaceIn(word, r1, STEP3)
  if (word.endsWith('ative') && word.length - 5 >= r2) word = word.slice(0, -5)
  const end = STEP4.find(one => word.endsWith(one))
  if (end && word.length - end.length >= r2 && (end !== 'ion' || /[st]ion$/.test(word)))
    word = word.slice(0, -end.length)
  if (word.endsWith('e')) {
    const at = word.length - 1
    if (at >= r2 || (at >= r1 && !isShort(word.slice(0, -1), word.length))) word = word.slice(0, -1)
  } else if (word.endsWith('ll') && word.length - 1 >= r2) word = word.slice(0, -1)
  return word.toLowerCase()
}
