/** Set by the build from the environment: see config/backend.ts. */
declare const __BACKEND__: import('#config/backend.ts').Backend
