/** What schools call a mock: mock and trial exams, prelims, pre-boards, practice exams. */
const MOCK =
  /\b(?:mocks?|prelims?|preliminar(?:y|ies)|pre-?boards?|trials?|practice (?:exam|paper|test)s?|dress rehearsals?)\b/i

/** Whether an exam is a rehearsal by its name: its day is no end of the preparation. */
export function isMock(title: string): boolean {
  return MOCK.test(title)
}
