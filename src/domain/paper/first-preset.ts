import { isOffered, type Preset } from '#domain/paper/preset.ts'

type Known = Pick<Preset, 'id' | 'board' | 'subject' | 'level'>

/** `level` as the student chose it; many write it into the name instead. */
interface AskedSubject {
  readonly name: string
  readonly board: string | null
  readonly level?: string | null
}

export interface Asker {
  /** The preset of the paper made last. */
  readonly last: string | null
  readonly board: string | null
  readonly subjects: readonly AskedSubject[]
}

const plain = (name: string): string => name.normalize('NFKC').toLowerCase()

/** What students call a subject: "Maths AA" too. */
const stemOf = ({ subject }: Pick<Known, 'subject'>): string => (subject.key === 'mathematics' ? 'math' : subject.key)

/** The paper that a student most likely wants: the one made last, else one of an own subject, else one of the own board. */
export function firstPreset<Each extends Known>(presets: readonly Each[], asker: Asker): Each | null {
  const { last, board, subjects } = asker
  const own = (preset: Each, isNamed: (name: string, level: string) => boolean): boolean =>
    subjects.some(one => (one.board ?? board) === preset.board && isNamed(plain(one.name), plain(one.level ?? '')))
  const isOwn = (preset: Each): boolean => own(preset, name => name.includes(plain(preset.subject.name)))
  const isNear = (preset: Each): boolean => own(preset, name => name.includes(stemOf(preset)))
  const isLevel = (preset: Each): boolean =>
    preset.level !== null &&
    own(
      preset,
      (name, level) =>
        name.includes(stemOf(preset)) && [level, ...name.split(/\W+/)].includes(plain(preset.level ?? ''))
    )
  return (
    presets.find(({ id }) => id === last) ??
    presets.find(isLevel) ??
    presets.find(isOwn) ??
    presets.find(isNear) ??
    presets.find(preset => preset.board === board) ??
    null
  )
}

/** The first paper of one subject by its board, or by the student's; null where our questions make none. */
export function ownPreset<Each extends Known & Pick<Preset, 'holds'>>(
  presets: readonly Each[],
  board: string | null,
  subject: AskedSubject
): Each | null {
  return firstPreset(presets.filter(isOffered), {
    last: null,
    board: null,
    subjects: [{ ...subject, board: subject.board ?? board }]
  })
}

export interface NoPaper<Each> {
  readonly subject: string
  readonly board: string
  /** Of the same subject, of another board. */
  readonly nearest: Each | null
}

/** Own subjects of which their board has no paper here, each with the nearest there is. */
export function withoutPaper<Each extends Known>(
  presets: readonly Each[],
  { board, subjects }: Asker
): NoPaper<Each>[] {
  return subjects.flatMap(one => {
    const own = one.board ?? board
    const same = presets.filter(({ subject }) => plain(one.name).includes(stemOf({ subject })))
    if (own === null || same.some(preset => preset.board === own)) return []
    return [{ subject: one.name, board: own, nearest: same[0] ?? null }]
  })
}
