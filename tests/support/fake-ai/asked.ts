export type WireName = 'chat' | 'responses' | 'anthropic' | 'google' | 'embeddings' | 'transcription'

/** What a request asked, whatever the provider whose shape it had. */
export interface Asked {
  readonly wire: WireName
  readonly path: string
  readonly model: string
  /** The credential as it came, without `Bearer`. */
  readonly key: string
  /** The instructions: system messages and their like. */
  readonly system: string
  /** Every other word of the request, in order. */
  readonly prompt: string
  /** The JSON schema asked for, or null. */
  readonly schema: unknown
  /** JSON is asked for, with a schema or without. */
  readonly wantsJson: boolean
  readonly stream: boolean
  readonly maxTokens: number | null
  /** The inputs of an embedding request. */
  readonly inputs: readonly string[]
  /** Bytes of an audio file. */
  readonly bytes: number
  readonly body: unknown
  /** When each piece of a streamed answer went out, by `performance.now()`. */
  readonly sent: { readonly at: number; readonly text: string }[]
  /** The client went away before the answer was whole. */
  aborted: boolean
  /** Resolves when the connection is done with, whole or aborted. */
  readonly closed: Promise<void>
}

/** The part of a request that each wire reads in its own way. */
export type Read = Pick<Asked, 'model' | 'system' | 'prompt' | 'schema' | 'wantsJson' | 'stream' | 'maxTokens'>
