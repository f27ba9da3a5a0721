/** Set by the build from the environment: see config/backend.ts. */
declare const __BACKEND__: import('#config/backend.ts').Backend
/** The package has no types of its own. */
declare module 'wink-porter2-stemmer' {
  export default function stem(word: string): string
}
