import type { QuizItem, QuizOption } from '#contract/engine/quiz.ts'
import { GAP } from '#engine/builtin/quiz/facts.ts'
import { inQuestion, plain, sameAnswer, sameOption } from '#engine/text/same.ts'
import { wordCount } from '#engine/text/words.ts'
import { plainText } from '#engine/model/checks/clean.ts'
import { contradicts, unsupportedBy, sourceWordsOfLine } from '#engine/model/checks/grounded.ts'
import { common, questionFault, SUPPORT, unfit, type Given, type Made } from '#server/ai/quiz/given.ts'
import type { Written } from '#server/ai/quiz/written.ts'
import { findQuote, type Found } from '#engine/model/quotes.ts'

const WRONG = 3
const ANSWER_WORDS = 25

type Maker = (item: Written, question: string, found: Found, given: Given) => Made

const answerFault = (answer: string, found: Found, given: Given): string | undefined => {
  if (!/[\p{L}\p{N}]/u.test(answer)) return 'empty'
  if (wordCount(answer) > ANSWER_WORDS) return 'answer too long'
  const loose = unfit(answer, given) ?? unsupportedBy(answer, sourceWordsOfLine(found.line), SUPPORT)
  return loose ?? (contradicts(answer, found.line.block.text) ? 'contradicts its quote' : undefined)
}

/** What else counts as right: only other forms of the same words, for code cannot see more. */
const accepted = (item: Written, answer: string, given: Given): string[] => [
  answer,
  ...item.accept
    .map(plainText)
    .filter(other => !unfit(other, given) && plain(other) !== plain(answer) && sameAnswer(other, answer))
]

function optionOf(wrong: Written['wrong'][number], given: Given): QuizOption {
  const text = plainText(wrong.text)
  const answers = plainText(wrong.answers)
  const found = answers === '' ? null : findQuote(wrong.quote, wrong.block, given.lines)
  const holds = found && !unfit(answers, given) && !unsupportedBy(answers, sourceWordsOfLine(found.line), SUPPORT)
  if (!holds) return { text, correct: false }
  return { text, correct: false, why: { answers, quoted: { sourceId: found.line.source.id, span: found.span } } }
}

const choice: Maker = (item, question, found, given) => {
  const answer = plainText(item.answer)
  const fault = answerFault(answer, found, given) ?? questionFault(question, answer, found, given)
  if (fault) return fault
  if (item.wrong.length < WRONG) return 'too few options'
  const options = item.wrong.slice(0, WRONG).map(one => optionOf(one, given))
  const quote = ` ${plain(found.span.quote)} `
  for (const [at, { text }] of options.entries()) {
    if (!/[\p{L}\p{N}]/u.test(text)) return 'empty'
    const unclean = unfit(text, given)
    if (unclean) return unclean
    if (/\b(?:all|none|both|neither) of (?:these|the above|them)\b/i.test(text)) return 'an option about options'
    if (sameOption(text, answer) || quote.includes(` ${plain(text)} `)) return 'two right options'
    if (options.slice(0, at).some(other => sameOption(text, other.text))) return 'two options alike'
    if (inQuestion(text, question)) return 'option in the question'
  }
  if (inQuestion(answer, question)) return 'leaks the answer'
  return {
    ...common('choice', question, found),
    type: 'choice',
    options: [{ text: answer, correct: true }, ...options]
  }
}

const trueFalse: Maker = (item, question, found, given) => {
  const said = item.answer.trim().toLowerCase()
  if (said !== 'true' && said !== 'false') return 'neither true nor false'
  const fault = questionFault(question, said, found, given)
  if (fault) return fault
  const ground = sourceWordsOfLine(found.line)
  const base = common('true-false', question, found)
  if (said === 'true') {
    const loose = unsupportedBy(question, ground, SUPPORT)
    if (loose) return loose
    return contradicts(question, found.line.block.text)
      ? 'contradicts its quote'
      : { ...base, type: 'true-false', answer: true }
  }
  const correction = plainText(item.correction)
  const isWrong = answerFault(correction, found, given)
  if (isWrong) return isWrong
  // The words that make it right stand in it already: then it is not false.
  if (` ${plain(question)} `.includes(` ${plain(correction)} `)) return 'not false'
  if (plain(found.span.quote).includes(plain(question))) return 'not false'
  return { ...base, type: 'true-false', answer: false, correction }
}

const cloze: Maker = (item, question, found, given) => {
  const answer = plainText(item.answer)
  const text = question.replace(/_{3,}/g, GAP)
  if (text.split(GAP).length !== 2) return 'broken cloze'
  const fault = unfit(text, given, 400) ?? answerFault(answer, found, given)
  if (fault) return fault
  const loose = unsupportedBy(text.replace(GAP, answer), sourceWordsOfLine(found.line), SUPPORT)
  if (loose) return loose
  if (inQuestion(answer, text.replace(GAP, ' '))) return 'leaks the answer'
  const hint = plainText(item.hint)
  const shown = unfit(hint, given, 40) || hint.toLowerCase().includes(answer.toLowerCase()) ? '' : hint
  return { ...common('cloze', text, found), type: 'cloze', answers: accepted(item, answer, given), hint: shown }
}

const numeric: Maker = (item, question, found, given) => {
  const digits = item.answer.trim().replaceAll(',', '').replace('−', '-')
  const unit = plainText(item.unit)
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) return 'not a number'
  const fault =
    questionFault(question, item.answer, found, given) ?? unsupportedBy(digits, sourceWordsOfLine(found.line), 0)
  if (fault) return fault
  if (unit !== '' && (unfit(unit, given, 20) ?? !found.line.block.text.includes(unit)))
    return 'a unit the notes do not have'
  const decimals = digits.split('.')[1]?.length ?? 0
  const tolerance = decimals === 0 ? 0 : 0.5 * 10 ** -decimals
  return { ...common('numeric', question, found), type: 'numeric', value: Number(digits), tolerance, unit }
}

const short: Maker = (item, question, found, given) => {
  const answer = plainText(item.answer)
  const fault = answerFault(answer, found, given) ?? questionFault(question, answer, found, given)
  return fault ?? { ...common('short', question, found), type: 'short', answers: accepted(item, answer, given) }
}

/** Types with one question and one answer. */
export const SINGLE: Readonly<Partial<Record<QuizItem['type'], Maker>>> = {
  choice,
  'true-false': trueFalse,
  cloze,
  numeric,
  short
}
