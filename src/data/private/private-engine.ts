export type PrivateId = 'browser' | 'site'

/** Why a model cannot run or be had here. */
export type Lack = 'not-offered' | 'no-files' | 'no-webgpu' | 'no-f16' | 'no-memory'

export interface PrivateLook {
  readonly state: 'asking' | 'unsupported' | 'unavailable' | 'downloadable' | 'downloading' | 'available'
  readonly lack?: Lack
  /** Of the download, where that is known. */
  readonly bytes?: number
  /** All of it or a part that was fetched lies on this device, and this site can remove it. */
  readonly isOnDisk?: boolean
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

/** A model that runs in the browser, whoever brings it. */
export interface PrivateEngine {
  /** How the model is named with what it made. */
  readonly name: string
  /** Asks, and fetches nothing of the model. */
  look(): Promise<PrivateLook>
  /** Fetches the model first where it is not on the device: only ever called because the student asked for it. */
  open(options: SessionOptions): Promise<PromptSession>
  /** Missing where only the browser can. */
  readonly remove?: () => Promise<void>
}
