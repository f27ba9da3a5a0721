import { memo, useCallback, type ReactNode } from 'react'
import type { ChatPiece } from '#contract/chat.ts'
import type { Passage } from '#contract/engine/ask.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { Cite } from '#tools/chatbot/answer/Cite.tsx'
import { keyOf, onceEach } from '#tools/chatbot/answer/cited.ts'
import { Markdown } from '#ui/text/Markdown.tsx'

type Sentence = Extract<ChatPiece, { kind: 'sentence' }>

/** Stands in the address of each quote's mark: a model cannot know it, so that it cannot write a mark of its own. */
const MARK = newId()

interface Run {
  readonly basis: Sentence['basis']
  readonly sentences: readonly Sentence[]
}

/** Sentences of one ground that follow one another are one text. */
function runsOf(sentences: readonly Sentence[]): Run[] {
  const runs: { basis: Sentence['basis']; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    const last = runs.at(-1)
    if (last?.basis === sentence.basis) last.sentences.push(sentence)
    else runs.push({ basis: sentence.basis, sentences: [sentence] })
  }
  return runs
}

/** Fences and tables end with their line: a mark behind it would be a part of them. */
const glue = (text: string): string => (/(?:```|\||\$\$)\s*$/.test(text) ? '\n\n' : '')

function written(run: Run, numbers: ReadonlyMap<string, number>): string {
  return run.sentences
    .map(({ text, passages }) => {
      const marks = onceEach(passages).map(one => `[${numbers.get(keyOf(one))}](#${MARK}-${numbers.get(keyOf(one))})`)
      return text + (marks.length > 0 ? glue(text) : '') + marks.join('')
    })
    .join(' ')
}

interface TextProps {
  readonly text: string
  readonly cited: readonly Passage[]
}

function TextWithMarks({ text, cited }: TextProps): ReactNode {
  const link = useCallback(
    (address: string): ReactNode => {
      const number = address.startsWith(`#${MARK}-`) ? Number(address.slice(MARK.length + 2)) : 0
      const passage = cited[number - 1]
      return passage ? <Cite passage={passage} number={number} /> : null
    },
    [cited]
  )
  return <Markdown text={text} link={link} />
}

/** Drawn again only when its own words change: an answer that grows costs what its last text costs. */
const MarkedText = memo(
  TextWithMarks,
  (before, now) => before.text === now.text && before.cited.length <= now.cited.length
)

export interface AnswerTextProps {
  readonly sentences: readonly Sentence[]
  /** Words of a sentence that is not whole. */
  readonly words?: string
}

/** A model's answer: what rests on the notes with its quotes, and apart from it what does not. */
export function AnswerText({ sentences, words = '' }: AnswerTextProps): ReactNode {
  const cited = onceEach(sentences.flatMap(({ passages }) => passages))
  const numbers = new Map(cited.map((one, at) => [keyOf(one), at + 1]))
  const runs = runsOf(sentences)
  return (
    <>
      {runs.map((run, at) => (
        <div key={at} className={run.basis === 'notes' ? 'cb-text' : 'cb-text cb-own'}>
          {run.basis !== 'notes' && <p className="cb-own-label">{m.chat_own()}</p>}
          <MarkedText text={written(run, numbers)} cited={cited} />
          {at === runs.length - 1 && words !== '' && <span className="cb-words"> {words}</span>}
        </div>
      ))}
      {runs.length === 0 && words !== '' && (
        <p className="cb-text">
          <span className="cb-words">{words}</span>
        </p>
      )}
    </>
  )
}
