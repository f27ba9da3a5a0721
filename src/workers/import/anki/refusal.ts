import type { DeckRefused } from '#domain/import/brought.ts'

/** Why a whole deck is not read: the screen has words for each. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly why: DeckRefused
  constructor(why: DeckRefused, message: string) {
    super(message)
    this.why = why
  }
}
