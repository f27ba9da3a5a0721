/** `too-large` is beyond a limit of ours, `locked` is encrypted; all else that cannot be read is `broken`. */
export type ZipWhy = 'broken' | 'too-many' | 'too-large' | 'locked'

export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly why: ZipWhy
  constructor(why: ZipWhy, message: string) {
    super(message)
    this.why = why
  }
}

export const broken = (message: string): ZipError => new ZipError('broken', message)
