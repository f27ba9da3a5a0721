import { shorten, type Candidate } from '#engine/builtin/candidate.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { tag } from '#engine/text/tagger.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

const QA =
  /^(?:Q(?:uestion)?\s*\d*\s*[:.)-]\s*)?([^?]{6,180}\?)\s*(?:[–—|-]\s*|A(?:nswer)?\s*\d*\s*[:.)-]\s*|→\s*)?(\S[\s\S]*)$/
/** "Which figure goes in the balance sheet? → the updated one": a whole question, then its answer. */
const opensBlock = (question: string): boolean =>
  !question.includes('. ') && wordCount(question) >= 4 && /^(?:what|who|when|where|why|which|how)\b/i.test(question)
const QUESTION_WORD =
  /^(?:what|who|whom|whose|when|where|why|which|how|is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/i
/** "Q. Define inertia.": an order is a question where its answer is labelled. */
const ORDER = /^Q(?:uestion)?\s*\d*\s*[:.)-]\s*([^?]{6,180})$/
const ANSWER = /^(?:A(?:ns(?:wer)?)?\s*\d*\s*[:.)-]\s*)?([\s\S]+)$/

/** "How stable by 1929?", "Why binary?": of what, and is it? */
const hasNoVerb = (question: string): boolean =>
  /^(?:how|why)\b/i.test(question.trim()) &&
  wordCount(question) <= 5 &&
  !/\b(?:many|much|long|often|far|old|about|come)\b/i.test(question) &&
  !tag(question.trim().toLowerCase(), 0, []).some((token, at) => at > 0 && /^(?:VERB|AUX)$/.test(token.pos))

/** Only what is too long is cut: "so that MSB ≠ MSC and there is welfare loss" is one answer. */
const brief = (answer: string): string => (wordCount(answer) <= 25 ? answer : shorten(answer, 25))

/** "Q: … A: …" in one block, or a question followed by its answer. Rhetorical questions in prose are passed over. */
export const questionPair: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read) return []
  const { block, headings } = read
  const isLabelled = /^Q(?:uestion)?\s*\d*\s*[:.)-]/i.test(block.text)
  const found = QA.exec(block.text)
  // In running text such a question is the writer's own, and what follows is no short answer.
  const isProse = block.kind === 'paragraph' && !isLabelled && read.sentences.length > 4
  const one = found && !isProse && (reading.language !== 'en' || QUESTION_WORD.test(found[1] ?? '')) ? found : null
  if (
    one &&
    (isLabelled ||
      /\bA(?:nswer)?\s*\d*\s*[:.)-]\s/.test(block.text) ||
      block.kind === 'list-item' ||
      opensBlock(one[1] ?? ''))
  ) {
    const [, front = '', back = ''] = one
    if (reading.language === 'en' && hasNoVerb(front)) return []
    const start = block.text.indexOf(back)
    return [
      {
        type: 'question',
        kind: 'basic',
        front: upperFirst(front.trim()),
        back: upperFirst(brief(back.replace(/\.$/, ''))),
        block,
        quote: { start, end: block.text.trimEnd().length },
        headings,
        trust: 0.88
      }
    ]
  }
  return answeredBelow(reading, index, isLabelled)
}

/** A question whose answer stands in the next block. */
function answeredBelow(reading: Reading, index: number, isLabelled: boolean): Candidate[] {
  const read = reading.blocks[index]
  const next = reading.blocks[index + 1]
  if (!read) return []
  const { block, headings } = read
  const isAnswered = /^A(?:ns(?:wer)?)?\s*\d*\s*[:.)]/.test(next?.block.text ?? '')
  const asks =
    /^(?:Q(?:uestion)?\s*\d*\s*[:.)-]\s*)?([^?]{6,180}\?)$/.exec(block.text.trim()) ??
    (isAnswered && isLabelled ? ORDER.exec(block.text.trim()) : null)
  if (
    !asks ||
    !next ||
    next.block.kind === 'heading' ||
    next.block.kind === 'table-row' ||
    !(isLabelled || block.kind === 'heading' || /^A(?:ns(?:wer)?)?\s*\d*\s*[:.)-]/.test(next.block.text))
  )
    return []
  // "A. The tendency …": the label is no sentence.
  const first = next.sentences.find(one => !/^A(?:ns)?\.$/.test(one.text.trim()))
  const text = first ? next.block.text.slice(first.start, first.end) : next.block.text
  const back = ANSWER.exec(text)?.[1]?.trim().replace(/\.$/, '') ?? ''
  if (next.sentences.length > 2 && block.kind === 'heading') return []
  // Below a heading such as "Hardwood or softwood?", and above a list, stands no single answer.
  const isOpen = asks[1]?.endsWith('?') === true && !QUESTION_WORD.test(asks[1].trim())
  if ((block.kind === 'heading' || reading.language === 'en') && isOpen) return []
  if (reading.language === 'en' && hasNoVerb(asks[1] ?? '')) return []
  const after = reading.blocks[index + 2]?.block
  if (block.kind === 'heading' && after?.kind === 'list-item' && next.block.kind !== 'list-item') return []
  if (next.block.list && reading.blocks[index + 2]?.block.list?.id === next.block.list.id) return []
  const start = next.block.text.indexOf(text)
  return [
    {
      type: 'question',
      kind: 'basic',
      front: upperFirst(asks[1]?.trim() ?? ''),
      back: upperFirst(brief(back)),
      block: next.block,
      quote: { start, end: start + text.length },
      headings,
      trust: 0.86
    }
  ]
}
