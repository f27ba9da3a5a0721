import type { BankQuestion, BankTopic } from '#contract/bank.ts'
import { questionKind, questionMarks } from '#domain/paper/question.ts'

const tally = (values: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (typeof one === 'number' && typeof other === 'number' ? one - other : 0))
    .map(([value, count]) => `${value} ${count}`)
    .join(', ')
}

/** Per subject what the bank holds, in lines to print. */
export function bankCounts(topics: readonly BankTopic[]): string[] {
  return [...Map.groupBy(topics, ({ subject }) => subject)].flatMap(([subject, own]) => {
    const questions = own.flatMap(({ questions: some }) => some)
    const parts = questions.flatMap(question => question.parts)
    const checks = questions.map(({ check }) => check?.verdict ?? 'not solved again')
    const keys = parts.flatMap(({ scheme }) => (scheme.model === 'choice' ? [scheme.key] : []))
    const marks = questions.reduce((sum, question) => sum + questionMarks(question), 0)
    return [
      `${subject}: ${questions.length} questions, ${parts.length} parts, ${marks} marks, ${own.length} topics`,
      `  topics: ${own.map(({ topic, questions: some }) => `${topic.code} ${some.length}`).join(', ')}`,
      `  kinds: ${tally(questions.map(questionKind))}`,
      `  marks of a part: ${tally(parts.map(part => part.marks))}`,
      `  difficulty: ${tally(questions.map(({ difficulty }) => difficulty))}`,
      `  objectives, in marks: ${tally(parts.flatMap(({ ao, marks: each }) => Array<string>(each).fill(ao)))}`,
      `  command terms: ${tally(parts.map(({ command }) => command))}`,
      `  boards: ${tally(questions.flatMap(({ boards }) => boards))}`,
      `  right choices: ${tally(keys.sort())}`,
      `  second solve: ${tally(checks)}; ${disagreements(questions)}`
    ]
  })
}

/** Of all second answers that were judged, earlier wordings too, how many showed a fault of ours. */
function disagreements(questions: readonly BankQuestion[]): string {
  const judged = questions
    .flatMap(({ check, earlier = [] }) => [...(check ? [check] : []), ...earlier])
    .filter(({ verdict }) => verdict !== 'unjudged')
  const disagreed = judged.filter(({ verdict }) => verdict !== 'agree').length
  const share = judged.length > 0 ? ` (${((100 * disagreed) / judged.length).toFixed(1)} %)` : ''
  return `disagreements ${disagreed} of ${judged.length} judged${share}`
}
