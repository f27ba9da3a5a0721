/** Where a model for the students' browsers lies, as the operator says it: pure, so that the build and the tests agree. */
export interface OfferedModel {
  /** Ends with a slash; empty where this site offers none. */
  readonly folder: string
  /** The last part of the folder: how the model is named with what it made. */
  readonly name: string
}

const NONE: OfferedModel = { folder: '', name: '' }

export function offeredModel(env: Readonly<Record<string, string | undefined>>): OfferedModel {
  const asked = env['PUBLIC_PRIVATE_MODEL_URL'] ?? ''
  if (asked === '') return NONE
  const folder = asked.replace(/\/*$/, '/')
  const name = decodeURIComponent(folder.split('/').at(-2) ?? '')
  const isOwn = /^\/(?!\/)/.test(folder)
  const isElsewhere = /^https:\/\/[^/]+\//.test(folder) && URL.canParse(folder)
  if ((!isOwn && !isElsewhere) || name === '' || folder.includes('?') || folder.includes('#'))
    throw new Error(
      `PUBLIC_PRIVATE_MODEL_URL is "${asked}". Write the folder of a model, such as /models/Some-model-q4f16_1-MLC/ or an address with https.`
    )
  return { folder, name }
}

/** What the pages' policy must let them read beside their own origin. */
export const modelOrigins = ({ folder }: OfferedModel): string[] =>
  folder.startsWith('https:') ? [new URL(folder).origin] : []
