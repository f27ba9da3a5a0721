import type { ReactNode } from 'react'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { FigureView, StimulusView } from '#tools/paper-maker/page/BlockView.tsx'
import { saysWritten } from '#tools/paper-maker/page/blocks.ts'
import { Words } from '#tools/paper-maker/page/Words.tsx'

/** What a question gives before it asks: its stem, sources, tables and figures. */
export function QuestionContent({ question }: { readonly question: PaperQuestion }): ReactNode {
  const { stem, stimuli = [], figures = [] } = question
  const isSaid = saysWritten(question)
  return (
    <>
      {stem && <Words text={stem} />}
      {stimuli.map((stimulus, at) => (
        <div key={at}>
          {stimulus.text && (
            <StimulusView
              kind="stimulus"
              stimulus={stimulus}
              part={stimulus.text}
              first
              last={!stimulus.table}
              isSaid={isSaid}
            />
          )}
          {stimulus.table && (
            <div className="sit-table">
              <StimulusView kind="table" stimulus={stimulus} isSaid={isSaid} />
            </div>
          )}
        </div>
      ))}
      {figures.map(figure => (
        <FigureView key={figure.id} figure={figure} />
      ))}
    </>
  )
}
