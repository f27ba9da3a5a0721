import { m } from '#messages/generated/messages.js'
import type { OWN_SUBJECTS } from '#tools/paper-maker/own/own-question.ts'

export function subjectWords(subject: (typeof OWN_SUBJECTS)[number]): string {
  const words = {
    biology: m.paper_subject_biology,
    chemistry: m.paper_subject_chemistry,
    economics: m.paper_subject_economics,
    english: m.paper_subject_english,
    history: m.paper_subject_history,
    mathematics: m.paper_subject_mathematics,
    physics: m.paper_subject_physics
  }
  return words[subject]()
}
