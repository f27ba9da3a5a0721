import { atom, computed, type ReadableAtom } from 'nanostores'
import { ANSWER_LIMITS } from '#contract/sitting.ts'
import type { Answer } from '#contract/entities.ts'
import type { SatAttempt } from '#data/read/papers/sittings.ts'
import { studentId } from '#data/read/workspace.ts'
import { countWords, type DocNode } from '#domain/notes/note-text.ts'
import { docOfText, textOfDoc } from '#domain/sitting/answer-doc.ts'
import { AppError } from '#lib/errors.ts'
import { answerId, newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { answerDevice } from '#tools/shared/saving/answer-device.ts'
import type { Draft, Version } from '#tools/shared/saving/draft.ts'
import { openWords, type OpenWords } from '#tools/shared/saving/open-words.ts'
import { guardUntilSaved } from '#tools/shared/saving/recover.ts'

/** What the words of an answer look like, measured when they are written, not at every key stroke. */
export interface AnswerSize {
  readonly words: number
  readonly characters: number
  readonly text: string
}

/** The text area of an answer, while it is on the screen. */
export interface AnswerScreen {
  readonly show: (text: string) => void
  readonly hasFocus: () => boolean
}

export interface AnswerField extends Pick<OpenWords, '$state' | '$elsewhere' | 'takeOver' | 'close'> {
  readonly $size: ReadableAtom<AnswerSize>
  /** As it stands on the screen. */
  readonly text: () => string
  /** False where it is beyond the limit: nothing was taken, and the screen goes back to `text()`. */
  readonly type: (text: string) => boolean
  readonly attach: (screen: AnswerScreen | null) => void
  /** The page may be going away. */
  readonly secure: () => void
  readonly flush: () => Promise<void>
  readonly isSaved: () => boolean
}

export const tooLong = (text: string): boolean =>
  text.length > ANSWER_LIMITS.characters || text.split('\n', ANSWER_LIMITS.lines + 1).length > ANSWER_LIMITS.lines

const measure = (doc: DocNode): AnswerSize => {
  const text = textOfDoc(doc)
  return { words: countWords(text), characters: text.length, text }
}

interface AnswerPlace {
  readonly attemptId: string
  readonly questionKey: string
}

/** One typed answer, open for as long as the sitting is: its words are kept as those of a note are. */
export function openField(
  place: AnswerPlace,
  $sat: ReadableAtom<Remote<SatAttempt | null>>,
  isLate: () => boolean
): AnswerField {
  const userId = studentId()
  const id = answerId(place.attemptId, place.questionKey)
  const $answer = computed($sat, (sat): Remote<Pick<Answer, 'doc'> | null> =>
    sat.state === 'ready' ? { state: 'ready', value: sat.value?.answers.get(place.questionKey) ?? null } : sat
  )
  const device = answerDevice(place, $answer)
  const $size = atom<AnswerSize>({ words: 0, characters: 0, text: '' })
  let doc: DocNode = { type: 'doc', content: [] }
  let typed = ''
  const write = async (mine: Version, base: Version): Promise<void> => {
    $size.set(measure(mine.doc))
    if (studentId() !== userId) throw new AppError('unauthorised', 'Another workspace is open')
    await device.write(mine, base)
  }
  const open = openWords({ ...device, write }, () => notify({ text: m.sit_elsewhere_both(), stays: true }))
  const take = (next: DocNode): void => {
    doc = next
    typed = textOfDoc(next)
    $size.set(measure(next))
  }
  const draft = (): Draft | null => {
    const state = open.$state.get()
    return state.state === 'open' ? state.draft : null
  }
  const stop = open.$state.subscribe(state => state.state === 'open' && take(state.draft.current().doc))
  /** Built when it is written: a key stroke only notes the text. */
  const read = (): DocNode => (doc = docOfText(typed, doc, { isLate: isLate(), newId }))
  let screen: AnswerScreen | null = null
  open.attach({
    show: merged => {
      take(merged)
      screen?.show(typed)
    },
    hasFocus: () => screen?.hasFocus() ?? false
  })
  return {
    $state: open.$state,
    $elsewhere: open.$elsewhere,
    takeOver: open.takeOver,
    $size,
    text: () => typed,
    type: text => {
      const longer = text.length > typed.length
      if (longer && tooLong(text)) return false
      typed = text
      draft()?.changeDoc(read)
      return true
    },
    attach: next => void (screen = next),
    secure: () => {
      const words = draft()
      if (words) guardUntilSaved({ id, answer: place }, words, userId)
    },
    flush: async () => draft()?.flush(),
    isSaved: () => (draft()?.$state.get().state ?? 'saved') === 'saved',
    close: async () => {
      await open.close()
      stop()
    }
  }
}
