export interface AccountRequest {
  readonly path: string
  readonly method: string
  readonly authorization: string | null
  readonly body: Readonly<Record<string, unknown>>
  /** Where a sign-in elsewhere is to come back to. */
  readonly redirectTo: string | null
  readonly began: number
}
