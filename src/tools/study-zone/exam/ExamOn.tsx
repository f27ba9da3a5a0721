import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $exam, takeFromAddress } from '#tools/study-zone/exam/exam.store.ts'
import { leaveExam } from '#tools/study-zone/exam/kept.store.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import css from '#tools/study-zone/exam/exam.css?inline'

adoptStyles(css)

/** On a page that no rule of an exam speaks of: that it is on, and the way out. */
export function ExamOn(): ReactNode {
  const paper = useStore($exam)
  useEffect(takeFromAddress)
  if (!paper) return null
  const { board, subject, years } = paper
  return (
    <section className="zn-exam" aria-label={m.exam_mode()}>
      <p className="zn-exam-ways">
        <strong>{m.exam_name({ board, subject, paper: paper.paper, years })}</strong>
        <Button kind="quiet" onPress={leaveExam}>
          {m.exam_leave()}
        </Button>
      </p>
    </section>
  )
}
