import type { AskOptions, AskResult } from '#contract/engine/ask.ts'
import type { SourceMeaning } from '#contract/engine/index.ts'
import type { IndexedNote, NoteText, ReadNote } from '#contract/engine/worker.ts'
import type { Source } from '#contract/engine/engine.ts'
import { askIndex, nearestBlocks } from '#engine/builtin/ask/ask.ts'
import { searchedFor } from '#engine/builtin/ask/follow-up.ts'
import { INDEX_VERSION, indexSource, openIndex, type OpenIndex } from '#engine/builtin/ask/index-of.ts'
import { isValidIndex } from '#engine/builtin/ask/valid-index.ts'
import { encoderOf, type Encoder } from '#engine/builtin/meaning/encoder.ts'
import { isMeaningOf, readMeaning } from '#engine/builtin/ask/vectors.ts'
import { soundsLikeDistress } from '#engine/care/meaning.ts'
import { textHash } from '#engine/hash.ts'
import { sourceFromNote } from '#engine/source.ts'

const hashOf = (source: Source): string => textHash(`${INDEX_VERSION} ${JSON.stringify(source)}`)

/** The notes that can be asked, each with its index; lives in a worker and is filled from what the device kept. */
export class NoteIndexes {
  readonly #held = new Map<string, OpenIndex>()
  #encoder: Encoder | undefined
  #reading: { readonly id: string; readonly of: OpenIndex; readonly work: Generator<void, SourceMeaning> } | undefined

  /** Takes in what was kept. Names those it cannot read: they have to be indexed again. */
  put(kept: readonly { readonly id: string; readonly index: unknown }[]): string[] {
    const refused: string[] = []
    for (const { id, index } of kept)
      if (isValidIndex(index) && index.source.id === id) this.#held.set(id, openIndex(index))
      else refused.push(id)
    return refused
  }

  drop(ids: readonly string[]): void {
    for (const id of ids) this.#held.delete(id)
  }

  /** Indexes a note as it is now; without an index where the words are those of `known`, which is then taken in. */
  index(note: NoteText): IndexedNote {
    const source = sourceFromNote(note)
    const hash = hashOf(source)
    const { known } = note
    if (known?.hash === hash && this.put([{ id: note.id, index: known.index }]).length === 0)
      return { id: note.id, hash, index: null }
    const index = indexSource(source)
    this.#held.set(note.id, openIndex(index))
    return { id: note.id, hash, index }
  }

  /** Opens the sentence encoder, or puts it away with all that it has read. Throws for another file. */
  learn(file: ArrayBuffer | null): void {
    this.#encoder = file ? encoderOf(file) : undefined
    this.#reading = undefined
    if (!file) for (const [id, index] of this.#held) this.#held.set(id, openIndex(index))
  }

  /** Takes in vectors that were kept. Names the notes whose vectors do not fit: they have to be read again. */
  recall(kept: readonly { readonly id: string; readonly meaning: unknown }[]): string[] {
    return kept.flatMap(({ id, meaning }) => {
      const index = this.#held.get(id)
      if (!index || !isMeaningOf(meaning, index)) return [id]
      this.#held.set(id, { ...index, meaning })
      return []
    })
  }

  /** Reads up to `most` sentences of a note by the encoder; asked again, it goes on where it stopped. */
  mean(id: string, most: number): ReadNote {
    const of = this.#held.get(id)
    const encoder = this.#encoder
    if (!of || !encoder) return { isDone: true, meaning: null }
    if (this.#reading?.id !== id || this.#reading.of !== of) this.#reading = { id, of, work: readMeaning(of, encoder) }
    for (let read = 0; read < most; read += 1) {
      const { done, value } = this.#reading.work.next()
      if (!done) continue
      this.#held.set(id, { ...of, meaning: value })
      this.#reading = undefined
      return { isDone: true, meaning: value }
    }
    return { isDone: false, meaning: null }
  }

  #among(ids: readonly string[]): OpenIndex[] {
    return ids.flatMap(id => this.#held.get(id) ?? [])
  }

  /** Whether words mean distress, as far as the encoder tells; false where there is none. */
  feels(text: string): boolean {
    return soundsLikeDistress(this.#encoder?.encode(text) ?? null)
  }

  find(question: string, ids: readonly string[], options: AskOptions = {}): AskResult {
    return askIndex(this.#among(ids), question, options, this.#encoder)
  }

  /** The blocks worth sending to a model: those nearest to the question, under their headings, note by note. */
  nearest(question: string, ids: readonly string[], most: number, options: AskOptions = {}): Source[] {
    return nearestBlocks(this.#among(ids), searchedFor(question, options), most, this.#encoder)
  }
}
