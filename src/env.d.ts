/** Set by the build from the environment: see config/backend.ts. */
declare const __BACKEND__: import('#config/backend.ts').Backend
/** Set by the build from the environment: see config/private-model.ts. */
declare const __PRIVATE_MODEL__: import('#config/private-model.ts').OfferedModel
