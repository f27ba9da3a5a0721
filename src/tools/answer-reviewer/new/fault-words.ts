import { m } from '#messages/generated/messages.js'
import { MOST_MARKS, MOST_POINTS } from '#domain/marks/pasted.ts'
import type { FormFault } from '#tools/answer-reviewer/new/draft.store.ts'

/** What is wrong with the form and what to do about it. */
export function faultWords(fault: FormFault): string {
  switch (fault.kind) {
    case 'no-question':
      return m.reviewer_fault_question()
    case 'no-answer':
      return m.reviewer_fault_answer()
    case 'empty':
      return m.reviewer_fault_scheme()
    case 'marks':
      return m.reviewer_fault_marks({ most: MOST_MARKS })
    case 'few':
      return m.reviewer_fault_few({ sum: fault.sum, marks: fault.marks })
    case 'many':
      return m.reviewer_fault_many({ most: MOST_POINTS })
    case 'gap':
      return m.reviewer_fault_gap()
    case 'twice':
      return m.reviewer_fault_twice()
    case 'total':
      return m.reviewer_fault_total({ best: fault.best, marks: fault.marks })
    case 'no-levels':
      return m.reviewer_fault_levels()
  }
}
