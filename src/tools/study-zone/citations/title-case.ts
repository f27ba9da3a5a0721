/** Written small within a title: articles, prepositions and conjunctions (MLA 9 §2.90). */
const SMALL = new Set(
  'a an the and but for nor or so yet as at by down for from in into like near of off on onto over past per than till to up upon via with about above across after against along among around before behind below beneath beside between beyond during inside outside since through toward under until versus within without'.split(
    ' '
  )
)

const raised = (word: string): string => word.replace(/\p{L}/u, letter => letter.toLocaleUpperCase('en'))

function cased(word: string, isEdge: boolean): string {
  // DNA, iPhone, McDonald: capitals within a word are its own.
  if (/\p{L}.*\p{Lu}/u.test(word)) return word
  const bare = word.toLocaleLowerCase('en').replaceAll(/[^\p{L}\p{M}’']/gu, '')
  if (!isEdge && SMALL.has(bare)) return word.toLocaleLowerCase('en')
  return word
    .split('-')
    .map((part, index) => (index > 0 && SMALL.has(part.toLocaleLowerCase('en')) ? part : raised(part)))
    .join('-')
}

/** A title in English as MLA and Chicago print it; APA takes it as a sentence, which only its writer can make of it. */
export function titleCase(title: string): string {
  const words = title.split(' ')
  return words
    .map((word, index) => {
      const isAfterColon = index > 0 && /[:?!—]["”’]?$/.test(words[index - 1] ?? '')
      return cased(word, index === 0 || index === words.length - 1 || isAfterColon)
    })
    .join(' ')
}
