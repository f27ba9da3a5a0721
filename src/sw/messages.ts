/** What a page says to the service worker. */
export type WorkerMessage =
  /** Keep the tools for offline use: their first screens, or everything they may load later. */
  | { readonly type: 'keep-tools'; readonly all: boolean }
  /** The student agreed to the new version and nothing waits to be sent. */
  | { readonly type: 'take-over' }
