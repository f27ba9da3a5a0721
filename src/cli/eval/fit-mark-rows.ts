import { goldTasks, handOf, isSealed, type GoldTask } from '#cli/eval/eval-answers.ts'
import { readTexts } from '#cli/eval/eval-texts.ts'
import { candidates, type Candidate } from '#engine/builtin/mark/candidates.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { readAnswer } from '#engine/builtin/mark/reading.ts'
import { rivalsOf } from '#engine/builtin/mark/rivals.ts'
import { schemeOf } from '#engine/builtin/mark/scheme.ts'

/** One point of one answer. */
export interface Row {
  readonly subject: string
  /** Whose set the answer is of. */
  readonly hand: string
  /** The number of the answer, the same for all its points. */
  readonly answer: number
  /** How many points of the scheme count; 0 where all do. */
  readonly any: number
  readonly gold: boolean
  readonly ways: readonly Candidate[]
  readonly shown: string
}

/** How much of an essay about something else is given as an answer, in characters. */
const ESSAYS = [300, 1000, 4000]
/** Spreads the texts over the questions. */
const STEP = 7

const SAME_SUBJECT: Readonly<Record<string, string>> = {
  'religious-studies': 'religion',
  'computer-science': 'computing'
}

const plain = (set: string): string => {
  const subject = set.replace(/^(?:exam|fresh|second)-/, '')
  return SAME_SUBJECT[subject] ?? subject
}

function rowsOf(tasks: readonly GoldTask[]): Row[] {
  let number = 0
  return tasks.flatMap(task => {
    const lines = task.any > 0 ? [`Any ${task.any} of: ${task.points.join('; ')}`] : task.points
    const scheme = schemeOf(lines)
    return task.answers.flatMap(({ marks, text }) => {
      number += 1
      const answer = number
      const isRead = mark({ question: task.question, scheme: lines, answer: text }).outcome === 'marked'
      const reading = readAnswer(task.question, isRead ? text : '')
      const rivals = rivalsOf(scheme, reading)
      return scheme.points.map((point, at) => ({
        subject: plain(task.subject),
        hand: handOf(task),
        answer,
        any: task.any,
        gold: marks[at] === '1',
        ways: point.alternatives.flatMap(one => candidates(one, reading, rivals[at] ?? { others: [] })),
        shown: `${task.subject}: “${point.text}” in “${text}”`
      }))
    })
  })
}

/** Answers to the subject's next question, one and three at once, and essays about another subject: all earn nothing. */
function strangers(tasks: readonly GoldTask[]): GoldTask[] {
  const texts = readTexts().filter(text => text.kind !== 'lecture')
  return tasks.map((task, at) => {
    const same = tasks.filter(one => one.subject === task.subject)
    const next = same[(same.indexOf(task) + 1) % same.length] ?? task
    const good = next.answers.filter(one => one.marks.includes('1')).map(one => one.text)
    const others = texts.filter(text => !plain(task.subject).startsWith(text.name.split('-')[0] ?? ''))
    const essay = others[(at * STEP) % others.length]?.source.blocks.map(block => block.text).join(' ') ?? ''
    const foreign = [
      good[at % good.length] ?? '',
      good.slice(0, 3).join(' '),
      ...ESSAYS.map(size => essay.slice(0, size))
    ]
    const marks = task.points.map(() => '0').join('')
    return { ...task, answers: foreign.map(text => ({ marks, text })) }
  })
}

const seenTasks = (): GoldTask[] => goldTasks().filter(task => !isSealed(task))
export const goldRows = (): Row[] => rowsOf(seenTasks())
export const strangerRows = (): Row[] => rowsOf(strangers(seenTasks()))
