/** What the page and the worker of WebLLM say to each other. The library itself is known to the worker alone. */
export interface WebLlmModel {
  /** The whole address of the folder with its files, with a slash at its end. */
  readonly folder: string
  readonly name: string
  /** It thinks aloud before it answers unless told not to. */
  readonly thinks: boolean
}

export interface WebLlmQuestion {
  readonly instructions: string
  readonly data: string
  /** A JSON Schema of the answer. */
  readonly form: object | undefined
}

export type WebLlmRequest =
  | { readonly kind: 'load'; readonly model: WebLlmModel }
  | ({ readonly kind: 'ask'; readonly id: number } & WebLlmQuestion)
  /** Ends the answer that is being written; the model stays loaded. */
  | { readonly kind: 'stop' }

export interface WebLlmFailure {
  /** The name of the library's or the browser's error. */
  readonly name: string
  readonly message: string
}

export type WebLlmAnswer =
  | { readonly kind: 'fetched'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'said'; readonly id: number; readonly text: string }
  /** Without an id: the model could not be loaded. */
  | ({ readonly kind: 'failed'; readonly id: number | null } & WebLlmFailure)
