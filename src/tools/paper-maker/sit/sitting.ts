import { computed, type ReadableAtom } from 'nanostores'
import { liveSitting, type SatAttempt } from '#data/read/papers/sittings.ts'
import { sittingTime, type SittingTime } from '#domain/sitting/time.ts'
import type { Remote } from '#lib/remote.ts'
import { valueOr } from '#lib/remote.ts'
import { openField, type AnswerField } from '#tools/paper-maker/sit/answer/field.ts'
import { now } from '#tools/paper-maker/sit/time/now.ts'
import { whileTyped } from '#tools/shared/saving/while-typed.ts'

/** A sitting on the screen: its rows as they are, and the answers that are being typed. */
export interface Sitting {
  readonly id: string
  readonly $sat: ReadableAtom<Remote<SatAttempt | null>>
  readonly field: (questionKey: string) => AnswerField
  readonly time: (at?: Date) => SittingTime | null
  /** Writes what is typed; false where the device refused some of it, which then stands on the screen. */
  readonly flush: () => Promise<boolean>
  /** It is on the screen until the answer is called. */
  readonly stay: () => () => void
}

/** Sittings that were left while the device refused their words: they live here until it takes them. */
const unsaved = new Map<string, Sitting>()

export function enterSitting(id: string): Sitting {
  return unsaved.get(id) ?? createSitting(id)
}

function createSitting(id: string): Sitting {
  const $sat = computed(liveSitting(id), sat => sat)
  const fields = new Map<string, AnswerField>()
  const all = (): AnswerField[] => [...fields.values()]
  const time = (at = now()): SittingTime | null => {
    const sat = valueOr($sat.get(), null)
    return sat && sittingTime(sat.clock, sat.terms, at)
  }
  const isLate = (): boolean => time()?.phase === 'overtime'
  const isSaved = (): boolean => all().every(field => field.isSaved())
  const flush = async (): Promise<boolean> => {
    await Promise.all(all().map(field => field.flush()))
    return isSaved()
  }
  const secure = (): void => all().forEach(field => field.secure())
  async function leave(): Promise<void> {
    const closed = await Promise.allSettled(all().map(field => field.close()))
    if (closed.every(({ status }) => status === 'fulfilled')) {
      fields.clear()
      unsaved.delete(id)
      return
    }
    unsaved.set(id, sitting)
    secure()
  }
  const sitting: Sitting = {
    id,
    $sat,
    time,
    flush,
    field: key => {
      const known = fields.get(key)
      if (known) return known
      const field = openField({ attemptId: id, questionKey: key }, $sat, isLate)
      fields.set(key, field)
      return field
    },
    stay: () => {
      const stop = whileTyped({ secure, flush: () => void flush(), isSaved })
      return () => {
        stop()
        void leave()
      }
    }
  }
  return sitting
}
