export interface PrivateLook {
  readonly state: 'asking' | 'unsupported' | 'unavailable' | 'downloadable' | 'downloading' | 'available'
}

export interface PromptSession {
  prompt(text: string, options: { responseConstraint?: object; signal?: AbortSignal | undefined }): Promise<string>
  clone(options?: { signal?: AbortSignal | undefined }): Promise<PromptSession>
  destroy(): void
}

export interface SessionOptions {
  readonly instructions?: string
  readonly signal?: AbortSignal | undefined
  /** Share of the download that is done, 0 to 1. */
  readonly onDownload?: (share: number) => void
}

/** A model that runs in the browser. */
export interface PrivateEngine {
  /** How the model is named with what it made. */
  readonly name: string
  /** Asks, and fetches nothing of the model. */
  look(): Promise<PrivateLook>
  /** Fetches the model first where it is not on the device: only ever called because the student asked for it. */
  open(options: SessionOptions): Promise<PromptSession>
}
