/** Where a public page leaves notes and cards for the workspace to take in. */
export const KEEP_KEY = 'cramless-study-this'
