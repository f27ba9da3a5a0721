import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { questionNumber } from '#domain/paper/numbering.ts'
import { isWhole } from '#domain/paper/print/front.ts'
import { numberingOf, type Preset } from '#domain/paper/preset.ts'
import { questionMarks, type PaperQuestion } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'
import { EditQuestion } from '#tools/paper-maker/EditQuestion.tsx'
import { $busy, lock, move, swap, type OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { headingWords } from '#tools/paper-maker/words.ts'
import { Button } from '#ui/Button.tsx'

interface Props {
  readonly paper: OpenPaper
  readonly preset: Preset | null
}

/** Each question with what can be done to it; the totals follow at once. */
export function QuestionList({ paper, preset }: Props): ReactNode {
  const busy = useStore($busy)
  const [edited, edit] = useState<PaperQuestion | null>(null)
  const numbers = new Map(
    paper.sections
      .flatMap(({ questions }) => questions)
      .map(({ key }, at) => [key, questionNumber(numberingOf(preset), at)])
  )
  const headed = paper.sections.map(section => ({
    ...section,
    heading: isWhole(paper) ? headingWords(section, paper.sections) : null
  }))
  return (
    <>
      {headed.map(({ id, heading, marks, questions }) => (
        <section key={id} {...(heading !== null && { 'aria-label': heading })}>
          {heading !== null && <h3>{m.paper_section_marks({ title: heading, marks })}</h3>}
          <ol className="pp-list">
            {questions.map((question, index) => {
              const no = numbers.get(question.key) ?? ''
              const isLocked = paper.blueprint.locked.includes(question.key)
              const name = { no }
              return (
                <li key={question.key}>
                  <span>{no}</span>
                  <strong>
                    <span>{question.stem ?? question.parts[0]?.text ?? ''}</span>
                    <small>{question.topic.name}</small>
                  </strong>
                  <span>[{questionMarks(question)}]</span>
                  <div className="row">
                    {preset && (
                      <Button
                        kind="quiet"
                        aria-label={m.paper_swap_of(name)}
                        isPending={busy === question.key}
                        isDisabled={isLocked}
                        onPress={() => void swap(paper, preset, question)}
                      >
                        {m.paper_swap()}
                      </Button>
                    )}
                    <Button
                      kind="quiet"
                      aria-label={isLocked ? m.paper_unlock_of(name) : m.paper_lock_of(name)}
                      onPress={() => void lock(paper, question.key)}
                    >
                      {isLocked ? m.paper_unlock() : m.paper_lock()}
                    </Button>
                    <Button
                      kind="quiet"
                      aria-label={m.paper_up_of(name)}
                      isDisabled={index === 0}
                      onPress={() => void move(paper, question.key, -1)}
                    >
                      {m.paper_up()}
                    </Button>
                    <Button
                      kind="quiet"
                      aria-label={m.paper_down_of(name)}
                      isDisabled={index === questions.length - 1}
                      onPress={() => void move(paper, question.key, 1)}
                    >
                      {m.paper_down()}
                    </Button>
                    <Button kind="quiet" aria-label={m.paper_edit_of(name)} onPress={() => edit(question)}>
                      {m.paper_edit()}
                    </Button>
                    <a href={`/contact?page=/paper-maker/${question.key}`}>{m.paper_report()}</a>
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
      {edited && <EditQuestion key={edited.key} paper={paper} question={edited} onClose={() => edit(null)} />}
    </>
  )
}
