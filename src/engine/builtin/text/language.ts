import { detectAll } from 'tinyld/light'

const ENGLISH = new Set(
  'the of and to in is are was were that by for with as it from which on be this an or at'.split(' ')
)
/** tinyld's light profile is unsure below this many words; then common English words decide alone. */
const ENOUGH_WORDS = 12

/** ISO 639-1 code of the main language; `en` when there is too little text to say otherwise. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 6000).replace(/\$[^$]*\$/g, ' ')
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0) return 'en'
  const english = words.filter(word => ENGLISH.has(word)).length / words.length
  const latin = words.filter(word => /^[a-z\p{Script=Latin}]+$/u.test(word)).length / words.length
  if (english >= 0.14 && latin > 0.6) return 'en'
  if (words.length < ENOUGH_WORDS && latin > 0.6) return 'en'
  const [best] = detectAll(sample)
  if (best && best.lang !== 'en' && (english < 0.08 || latin <= 0.6)) return best.lang
  return latin <= 0.6 ? (best?.lang ?? 'und') : 'en'
}
