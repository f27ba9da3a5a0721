import type { Entity, EntityName } from '#contract/entities.ts'
import type { PassportPage } from '#data/account/passport/rows.ts'
import { answerOf, extraOf, plainQuestion } from '#domain/cards/card-sides.ts'
import type { ShownSegment } from '#domain/cards/cloze.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import { docText, textsOf } from '#domain/passport/texts.ts'
import { counting } from '#domain/progress/corrected.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { cardPictures, conversationText, marksWords, roomName, type Names } from '#tools/shared/passport/people.ts'
import type { ReaderItem } from '#tools/shared/passport/reader-page.ts'
import { clockWords, lengthWords, secondsWords } from '#tools/shared/plan/plan-words.ts'

/** What is kept of children until their parent's table is read; children come first. */
interface Kept {
  readonly children: Map<string, Entity<'segments' | 'markers' | 'turns' | 'marks' | 'answers'>[]>
  readonly reviews: Map<string, { count: number; last: string }>
}

const joined = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')

function childrenOf<Name extends 'segments' | 'markers' | 'turns' | 'marks' | 'answers'>(
  kept: Kept,
  name: Name,
  id: string
): readonly Entity<Name>[] {
  return (kept.children.get(`${name} ${id}`) ?? []) as unknown as Entity<Name>[]
}

/** Of a gap the word, or its hint. */
const wordsIn = (segment: ShownSegment): string => (segment.kind === 'blank' ? (segment.hint ?? '…') : segment.text)

const second = (at: number): string => `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')}`

function answerText({ doc, value }: Entity<'answers'>): string {
  return doc ? docText(doc) : textsOf(value).join('\n')
}

/** How each table is shown to people; those that only the app needs are in no list. */
type Shown = { readonly [Name in EntityName]?: (row: Entity<Name>, names: Names, kept: Kept) => ReaderItem }

const SHOWN: Shown = {
  notes: ({ id, title, subjectId, tags, updatedAt, doc }, names) => ({
    k: 'note',
    i: id,
    t: title,
    m: joined(names.get(subjectId ?? ''), tags.join(', '), m.passport_changed({ when: momentWords(updatedAt) })),
    d: doc
  }),
  cards: (card, names, { reviews }) => {
    const log = reviews.get(card.id)
    const pictures = cardPictures(card)
    const isCloze = card.kind === 'cloze'
    const sides = isCloze ? [answerOf(card).map(wordsIn).join(''), extraOf(card)] : [card.back]
    return {
      k: 'card',
      t: isCloze ? plainQuestion(card) : card.front,
      m: joined(
        names.get(card.subjectId ?? ''),
        names.get(card.topicId ?? ''),
        log && `${m.passport_answered({ count: log.count })}, ${momentWords(log.last)}`
      ),
      x: [...sides.filter(Boolean), ...(card.choices?.wrong ?? []).map(wrong => `✗ ${wrong}`)].join('\n'),
      ...(pictures.length > 0 && { p: pictures })
    }
  },
  exams: ({ title, subjectId, takesOn, startMinute, minutes }, names) => ({
    k: 'plan',
    t: title,
    m: joined(
      m.passport_plan_exam(),
      names.get(subjectId),
      takesOn,
      startMinute !== null && clockWords(startMinute),
      minutes !== null && lengthWords(minutes)
    )
  }),
  tasks: ({ title, subjectId, dueOn, detail }, names) => ({
    k: 'plan',
    t: title,
    m: joined(m.passport_plan_task(), names.get(subjectId ?? ''), dueOn),
    x: detail
  }),
  lessons: ({ title, subjectId, place, startMinute, minutes }, names) => ({
    k: 'plan',
    t: title,
    m: joined(
      m.passport_plan_lesson(),
      names.get(subjectId ?? ''),
      clockWords(startMinute),
      lengthWords(minutes),
      place
    )
  }),
  blocks: ({ title, subjectId, day, startMinute, minutes }, names) => ({
    k: 'plan',
    t: title,
    m: joined(names.get(subjectId ?? ''), day, clockWords(startMinute), lengthWords(minutes))
  }),
  papers: ({ title, subjectId, snapshot }, names) => ({
    k: 'paper',
    t: title,
    m: names.get(subjectId ?? '') ?? '',
    x: textsOf(snapshot).join('\n')
  }),
  quizzes: ({ title, subjectId, items }, names) => ({
    k: 'paper',
    t: title,
    m: names.get(subjectId ?? '') ?? '',
    x: textsOf(items).join('\n')
  }),
  questions: ({ stem, subjectId, parts, scheme }, names) => ({
    k: 'paper',
    t: stem.slice(0, 120),
    m: names.get(subjectId ?? '') ?? '',
    x: [stem, ...textsOf(parts), ...textsOf(scheme)].join('\n')
  }),
  attempts: ({ id, title, subjectId, createdAt, asked }, names, kept) => {
    const answers = childrenOf(kept, 'answers', id).map(answer => {
      const marks = childrenOf(kept, 'marks', answer.id).map(mark => joined(marksWords(mark), mark.remark))
      return [answer.questionKey, answerText(answer), ...marks].filter(Boolean).join('\n')
    })
    const x = [...textsOf(asked), ...answers].join('\n\n')
    return { k: 'mark', t: title, m: joined(names.get(subjectId ?? ''), momentWords(createdAt)), x }
  },
  threads: ({ id, title, updatedAt }, _names, kept) => ({
    k: 'chat',
    t: title,
    m: momentWords(updatedAt),
    x: conversationText(childrenOf(kept, 'turns', id))
  }),
  recordings: ({ id, title, subjectId, startedAt, seconds }, names, kept) => {
    const { lines } = transcriptOf(childrenOf(kept, 'segments', id))
    const marked = childrenOf(kept, 'markers', id).map(({ second: at, words }) => `${second(at)} ★ ${words}`)
    const said = lines.map(({ from, text, speaker }) => `${second(from)} ${speaker && `${speaker}: `}${text}`)
    return {
      k: 'lecture',
      t: title,
      m: joined(names.get(subjectId ?? ''), momentWords(startedAt), secondsWords(seconds)),
      x: [...marked, '', ...said].join('\n').trim()
    }
  }
}

const PARENT = {
  segments: 'recordingId',
  markers: 'recordingId',
  turns: 'threadId',
  marks: 'answerId',
  answers: 'attemptId'
}

/** Turns the pages of a passport, children first, into what the page for people shows. */
export function readerItems(names: Names): (page: PassportPage) => readonly ReaderItem[] {
  const kept: Kept = { children: new Map(), reviews: new Map() }
  return ({ table, rows }) => {
    const living = rows.filter(({ deletedAt }) => deletedAt === null)
    if (Object.hasOwn(PARENT, table)) {
      const column = PARENT[table as keyof typeof PARENT]
      for (const row of living) {
        const key = `${table} ${String((row as unknown as Record<string, unknown>)[column])}`
        const own = kept.children.get(key) ?? []
        own.push(row as Entity<'turns'>)
        kept.children.set(key, own)
      }
    }
    if (table === 'reviews')
      for (const { cardId, reviewedAt } of living as Entity<'reviews'>[]) {
        const now = kept.reviews.get(cardId) ?? { count: 0, last: '' }
        kept.reviews.set(cardId, { count: now.count + 1, last: now.last > reviewedAt ? now.last : reviewedAt })
      }
    const show = SHOWN[table] as ((row: unknown, names: Names, kept: Kept) => ReaderItem) | undefined
    return show ? living.map(row => show(row, names, kept)) : []
  }
}

/** The study log, newest first. */
export function logItems(rows: readonly Entity<'activities'>[], names: Names): ReaderItem[] {
  return counting(rows)
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
    .map(({ startedAt, seconds, tool, subjectId, title }) => ({
      k: 'log',
      t: title || roomName(tool),
      m: joined(momentWords(startedAt), secondsWords(seconds), roomName(tool), names.get(subjectId ?? ''))
    }))
}
