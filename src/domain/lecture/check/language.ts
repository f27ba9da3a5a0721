import { wordsOf } from '#domain/lecture/check/loops.ts'

/** The words that each language has most of and the others here have not. */
const COMMON: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the of and to in is that it for was with as are this be at by from you have not or an what we they which there so'.split(
      ' '
    )
  ),
  fr: new Set(
    "le la les des et est une dans que qui pour pas sur avec ce il elle nous vous sont c'est du au plus mais ont être cette".split(
      ' '
    )
  ),
  de: new Set(
    'der die das und ist nicht ein eine zu den mit von für auf sich es dem auch wird werden sind wie aus bei einer wir ich'.split(
      ' '
    )
  ),
  es: new Set(
    'el la los las y es que en un una por con no se del para su lo como más pero está son esta al hay muy nos'.split(
      ' '
    )
  ),
  pt: new Set(
    'o os as e é que em um uma não por com se do da dos das para como mais mas está são isso ao na no você'.split(' ')
  ),
  it: new Set(
    'il lo gli e è che di un una non per con si del della dei come più ma sono questo alla nel anche ci quando'.split(
      ' '
    )
  ),
  nl: new Set(
    'de het een en is van dat niet in op te zijn voor met die er aan ook als maar bij wordt worden naar we dan'.split(
      ' '
    )
  ),
  hi: new Set('hai hain ka ki ke mein ko se aur yeh nahi kya kar raha rahi toh bhi par ek hota hoti kuch'.split(' '))
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Hani', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hang', /\p{Script=Hangul}/gu]
]

/** Fewer words say nothing about their language. */
const LEAST_WORDS = 8
const LEAST_SHARE = 0.14

/** The language of a text, or its script where that says enough; null where it cannot be told. */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS.find(([, signs]) => (text.match(signs)?.length ?? 0) > letters * 0.6)?.[0] ?? null
  if (script !== 'Latn') return letters >= 10 ? script : null
  const words = wordsOf(text)
  if (words.length < LEAST_WORDS) return null
  const shares = Object.entries(COMMON).map(([name, common]) => ({
    name,
    share: words.filter(word => common.has(word)).length / words.length
  }))
  shares.sort((a, b) => b.share - a.share)
  const [first, second] = shares
  return first && first.share >= LEAST_SHARE && first.share > 1.5 * (second?.share ?? 0) ? first.name : null
}

/** That of most of the pieces before this one. */
export function usualLanguage(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const name = languageOf(text)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] * 2 > texts.length ? most[0] : null
}
