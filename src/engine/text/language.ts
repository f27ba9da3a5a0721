import { detectAll } from 'tinyld/light'

/**
 * Words that hold sentences together. For the Latin script they are surer than letter statistics, which take a list of
 * technical terms for Portuguese.
 */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'a the of and to in is are was were that by for with as it from which on be this an or at have has not can they its',
    es: 'el la los las de del y en que es son un una por para con se su al como más pero fue tiene todas está',
    fr: 'le la les des du et en est sont un une que qui dans par pour sur avec au aux ce cette il elle pas plus été',
    de: 'der die das und ist sind ein eine einer einem den dem des von mit zu im auf für nicht als auch wird werden durch bei',
    it: 'il lo la gli le di del della e è sono un una che in per con da al alla nel nella si come più non',
    pt: 'o a os as de do da dos das e é são um uma que em no na por para com se como mais não ao foi',
    nl: 'de het een en van is zijn dat in op met voor door aan bij niet ook wordt worden als uit naar',
    pl: 'i w na z do jest są się nie to że jak przez od po dla oraz który która',
    tr: 've bir bu için ile de da olan olarak çok daha gibi ise ya',
    id: 'yang dan di dari untuk dengan adalah pada ini itu tidak dalam oleh sebagai ke',
    la: 'et in est sunt ad cum non ex quod qui sed ut per ab'
  }).map(([language, words]) => [language, new Set(words.split(' '))] as const)
)
const LATIN = /^[\p{Script=Latin}]+$/u

/** ISO 639-1 code of the main language; `en` where nothing says otherwise, for then the English rules find little and harm nothing. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 6000).replace(/\$[^$]*\$/g, ' ')
  const words = sample.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (words.length === 0) return 'en'
  const latin = words.filter(word => LATIN.test(word)).length
  if (latin / words.length <= 0.6) return detectAll(sample)[0]?.lang ?? 'und'
  const hits = Object.entries(FUNCTION_WORDS)
    .map(([language, known]) => ({ language, count: words.filter(word => known.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  const [best] = hits
  const english = hits.find(one => one.language === 'en')?.count ?? 0
  const isOther = best && best.count >= 3 && best.count > english * 1.3
  return isOther ? best.language : 'en'
}
