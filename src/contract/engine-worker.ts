import type { CardsOptions, CardsResult, Source } from '#contract/engine.ts'

/** What the page asks the engine's worker. */
export interface EngineRequest {
  readonly id: number
  readonly source: Source
  readonly options: CardsOptions
}

export type EngineAnswer =
  | { readonly id: number; readonly state: 'done'; readonly result: CardsResult }
  | { readonly id: number; readonly state: 'failed'; readonly message: string }
