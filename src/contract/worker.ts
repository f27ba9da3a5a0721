import type { ErrorCode } from '#lib/errors.ts'

/** What a page may ask of a worker is an interface of functions whose arguments and results can be cloned. */
type Call = (...args: never) => unknown
export type ArgsOf<Offer, Name extends keyof Offer> = Offer[Name] extends (...args: infer Args) => unknown
  ? Args
  : never
export type ResultOf<Offer, Name extends keyof Offer> = Offer[Name] extends Call ? ReturnType<Offer[Name]> : never

export interface WorkerRequest {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
}

export type WorkerAnswer =
  | { readonly id: number; readonly state: 'working'; readonly done: number; readonly total: number }
  | { readonly id: number; readonly state: 'done'; readonly result: unknown }
  | { readonly id: number; readonly state: 'failed'; readonly code: ErrorCode; readonly message: string }
