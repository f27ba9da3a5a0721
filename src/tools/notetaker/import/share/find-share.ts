import { sharedNames } from '#data/import/share/file-names.ts'
import { readOwnShared, readOwnSharedNotes } from '#data/import/share/own-shared.ts'
import { studentId } from '#data/read/workspace.ts'
import { readInWorker } from '#data/workers/import.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import { readOcclusion } from '#domain/cards/occlusion.ts'
import { comparingShared, type ComparedCards } from '#domain/share/compare-cards.ts'
import { SHARE_LIMITS, type Share, type SharedCard, type ShareRefused } from '#domain/share/shared.ts'
import { finishedGivingWay, givingWay } from '#lib/async/giving-way.ts'
import { unpackText } from '#lib/values/packed-text.ts'
import { m } from '#messages/generated/messages.js'
import { Refused } from '#tools/notetaker/import/refusal.ts'
import { meetNote, type MetNote } from '#tools/notetaker/import/share/note-meets.ts'

/** A share that was read and waits for the student's word. */
export interface ShareFound {
  readonly kind: 'share'
  readonly name: string
  readonly file: File
  readonly share: Share
  readonly cards: ComparedCards
  readonly notes: readonly MetNote[]
  /** Cards and notes that cannot be asked or opened, by their words. */
  readonly leftOut: readonly string[]
}

const WORDS: Readonly<Record<Exclude<ShareRefused, 'too-large'>, () => string>> = {
  broken: m.share_refused_broken,
  newer: m.share_refused_newer,
  strange: m.share_refused_strange,
  nothing: m.share_refused_nothing,
  cut: m.share_refused_cut
}

const megabytes = SHARE_LIMITS.json / 2 ** 20

const wordsOf = (why: ShareRefused): string =>
  why === 'too-large'
    ? m.share_refused_large({ cards: SHARE_LIMITS.cards.toLocaleString('en-GB'), megabytes })
    : WORDS[why]()

/** Whether a review could ask it. */
function isAskable({ kind, front, back, wrong, backMedia }: SharedCard): boolean {
  if (kind === 'cloze') return readOcclusion(front) !== null || parseCloze(front).kind === 'cloze'
  return (back.trim() !== '' || backMedia !== undefined) && (kind !== 'choice' || wrong !== undefined)
}

/** What a share holds, beside what the student has; nothing is kept yet. */
export async function findShare(file: File, signal: AbortSignal): Promise<ShareFound> {
  const read = await readInWorker('share', [file], { signal })
  if (read.kind === 'refused') throw new Refused(wordsOf(read.why))
  const { share } = read
  const rest = givingWay()
  const cards = share.cards.filter(isAskable)
  const { own, deletedKeys } = await readOwnShared(new Set(cards.map(({ key }) => key)))
  const compared = await finishedGivingWay(comparingShared(cards, own, deletedKeys))
  const ownNotes = await readOwnSharedNotes(
    studentId(),
    share.notes.map(({ key }) => key)
  )
  const names = await sharedNames()
  const notes: MetNote[] = []
  const broken: string[] = []
  for (const note of share.notes) {
    signal.throwIfAborted()
    await rest()
    const met = meetNote(note, ownNotes.get(note.key), names)
    if (met) notes.push(met)
    else broken.push(note.title)
  }
  const isHere =
    notes.some(({ own: mine }) => mine !== null) ||
    compared.same.length + compared.updated.length > 0 ||
    compared.clashing.length > 0
  return {
    kind: 'share',
    name: share.title.trim() === '' ? file.name : share.title,
    file,
    share,
    cards: compared,
    // Taken back as a whole, it comes as new.
    notes: isHere ? notes : notes.map(met => (met.verdict === 'deleted' ? { ...met, verdict: 'fresh' } : met)),
    leftOut: [...share.cards.filter(card => !isAskable(card)).map(({ front }) => front), ...broken]
  }
}

/** What a link holds behind its #, as the file that it stands for. */
export async function fileOfLink(signs: string): Promise<File> {
  const text = signs.length > SHARE_LIMITS.fragment ? null : await unpackText(signs, SHARE_LIMITS.linkJson)
  if (text === null) throw new Refused(wordsOf('cut'))
  return new File([text], m.share_link_name(), { type: 'application/json' })
}
