import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href, placeIn } from '#stores/route.ts'
import { QuizEnd } from '#tools/notetaker/quiz/QuizEnd.tsx'
import { QuizStart } from '#tools/notetaker/quiz/start/QuizStart.tsx'
import { Taking } from '#tools/notetaker/quiz/Taking.tsx'
import { sitAgain } from '#tools/notetaker/quiz/quiz-acts.ts'
import { liveQuiz, type OpenQuiz } from '#data/read/quiz/sittings.ts'
import css from '#tools/notetaker/quiz/quiz.css?inline'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'

adoptStyles(css)
const $place = placeIn('notetaker')
export const NEW_QUIZ = 'new'

function Opened({ open }: { readonly open: OpenQuiz }): ReactNode {
  const { quiz, sitting } = open
  if (!sitting)
    return (
      <PageFrame title={quiz.title}>
        <Empty
          title={m.quiz_not_begun()}
          action={
            <Button kind="act" onPress={() => void sitAgain(open, null)}>
              {m.quiz_begin()}
            </Button>
          }
        />
      </PageFrame>
    )
  if (sitting.steps.length === 0)
    return (
      <PageFrame title={quiz.title}>
        <Empty title={m.quiz_unreadable_title()}>{m.quiz_unreadable()}</Empty>
      </PageFrame>
    )
  return sitting.attempt.finishedAt === null ? (
    <Taking key={sitting.attempt.id} open={open} sitting={sitting} />
  ) : (
    <QuizEnd key={sitting.attempt.id} open={open} sitting={sitting} />
  )
}

function OneQuiz({ id }: { readonly id: string }): ReactNode {
  const $quiz = useMemo(() => liveQuiz(id), [id])
  const quiz = useStore($quiz)
  return (
    <RemoteView
      remote={quiz}
      loading={m.quiz_opening()}
      failed={m.quiz_failed()}
      isEmpty={open => open === null}
      empty={
        <PageFrame title={m.quiz_missing_title()}>
          <Empty
            title={m.quiz_missing()}
            action={<a href={href('notetaker', { quiz: NEW_QUIZ })}>{m.quiz_other()}</a>}
          />
        </PageFrame>
      }
    >
      {open => open && <Opened open={open} />}
    </RemoteView>
  )
}

/** A quiz of the student's own notes: set up, taken, and looked back at. */
export function Quiz(): ReactNode {
  const { quiz, from } = useStore($place)
  if (quiz === undefined || quiz === NEW_QUIZ || quiz === '') return <QuizStart key={from ?? ''} from={from} />
  return <OneQuiz key={quiz} id={quiz} />
}
