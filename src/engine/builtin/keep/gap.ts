import { rarity, isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { DEFINITE } from '#engine/builtin/keep/question.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { MONTH_NAME } from '#engine/builtin/text/months.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import { flag, type Features } from '#engine/builtin/keep/flag.ts'

const GAP = /\{\{c1::(.+?)::(.+?)\}\}/

const OF_DAY = new RegExp(`(?:${MONTH_NAME})\\s$`)

const TEXTS = new WeakMap<Reading, string>()
/** The whole note in small letters, once. */
function textOf(reading: Reading): string {
  const text = TEXTS.get(reading) ?? reading.text.toLowerCase()
  TEXTS.set(reading, text)
  return text
}

/** Whether only one word fits a gap, and whether the sentence around it stands alone. */
export function gapFeatures(card: Candidate, reading: Reading): Features {
  const [whole = '', answer = '', hint = ''] = GAP.exec(card.front) ?? []
  const at = card.front.indexOf(whole)
  const [before, after] = [card.front.slice(0, at), card.front.slice(at + whole.length)]
  const around = wordsOf(`${before} ${after}`).filter(word => !isStopWord(word))
  const words = wordsOf(answer)
  const head = words.at(-1) ?? ''
  const weight = reading.weight.get(stem(head)) ?? 1
  const rare = around.filter(word => isSpecific(term(word))).length
  return {
    'at all': 1,
    [`hint ${hint}`]: 1,
    'two words': flag(words.length > 1),
    'head rarity': rarity(term(head)),
    'head specific': flag(isSpecific(term(head))),
    repeated: flag(weight >= 3),
    'adjective first': flag(words.length > 1 && /^\p{Ll}+(?:al|ic|ous|ive|ary|ar|ed|y|ing|ern)$/u.test(words[0] ?? '')),
    'adjective rare': words.length > 1 ? rarity(term(words[0] ?? '')) : 0,
    'all words rare': flag(words.every(word => rarity(term(word)) > 0.9)),
    'said again': flag(textOf(reading).split(answer.toLowerCase(), 3).length > 2),
    'in quotes': flag(/[“"]$/.test(before)),
    'at the start': flag(before.trim() === ''),
    'at the end': flag(/^[\s.!]*$/.test(after)),
    'behind called': flag(
      /\b(?:called|known as|described as|referred to as|named|termed)\s(?:an?\s|the\s)?[“"‘']?$/i.test(before)
    ),
    'before a gloss': flag(/^,\s(?:an?|the|or|which|who|known)\b/.test(after)),
    'behind a comma': flag(/,\s(?:or\s)?(?:an?\s|the\s)?$/.test(before)),
    'ends what it names': flag(
      /\b(?:is|are|was|were)\s(?:an?\s|the\s)?$/.test(before) && /^[.,;]/.test(after) && wordCount(before) >= 5
    ),
    'one name first': flag(hint === 'name' && before.trim() === '' && words.length === 1),
    'year of a day': flag(hint === 'year' && OF_DAY.test(before)),
    'behind a maker': flag(/\bby\s$/.test(before) && hint === 'name'),
    'object of a verb': flag(
      /^(?:VERB|AUX)$/.test(
        tag(
          before
            .replace(/\b(?:an?|the)\s$/, '')
            .split(' ')
            .slice(-4)
            .join(' '),
          0,
          []
        ).at(-1)?.pos ?? ''
      )
    ),
    'subject of a verb': flag(before.trim() === '' && /^\s\p{Ll}+s?\s/u.test(after)),
    'one everyday word': flag(words.length === 1 && !isSpecific(term(head)) && hint !== 'year' && hint !== 'number'),
    'names around': Math.min(3, `${before.slice(1)} ${after}`.match(/(?<![.!?] )\b\p{Lu}\p{Ll}+/gu)?.length ?? 0) / 3,
    'behind is': flag(/\b(?:is|are|was|were)\s(?:an?\s|the\s)?$/i.test(before)),
    'behind by': flag(/\b(?:by|with|from|using)\s(?:an?\s|the\s)?$/i.test(before)),
    'behind of': flag(/\b(?:of|in|on|at|for|to)\s(?:an?\s|the\s)?$/i.test(before)),
    'in brackets': flag(/\([^)]*$/.test(before)),
    'in a list': flag(/,\s*(?:and\s|or\s)?$/.test(before) || /^\s*,/.test(after)),
    'rare words around': Math.min(rare, 4) / 4,
    'words around': Math.min(1, around.length / 14),
    'number around': flag(/\d/.test(before + after)),
    'them before': flag(/\b(?:them|they|their|its|it)\b/i.test(before.split(' ').slice(0, 9).join(' '))),
    'verb first': flag(
      /^(?:VERB|AUX)$/.test(tag(card.front.replace(GAP, 'x').split(' ').slice(0, 3).join(' '), 0, [])[0]?.pos ?? '')
    ),
    prefixed: flag(/^[^{]{3,60}: \p{Lu}/u.test(card.front)),
    'cuts a phrase': flag(/^\s\p{Ll}{4,}s?\b/u.test(after) && hint === 'name'),
    'joined by and': flag(/\b(?:and|or)\s$/.test(before) || /^\s(?:and|or)\b/.test(after)),
    'article before': flag(/\b(?:an?)\s$/.test(before)),
    'the before': flag(/\b(?:the)\s$/.test(before)),
    definite: flag(DEFINITE.test(before)),
    pronoun: flag(/\b(?:it|its|they|their|them|one|both)\b/i.test(`${before} ${after}`)),
    signs: flag(/[&+=→/:;]|->|\s[–—-]\s/.test(`${before} ${after}`)),
    question: flag(/[?"“]|\b(?:you|your|we|let)\b/.test(`${before} ${after}`)),
    long: flag(wordCount(card.front) > 20),
    short: flag(wordCount(card.front) < 9),
    'behind adjective': flag(/\b(?:\w+(?:al|ic|ive|ous|ed))\s$/i.test(before))
  }
}
