/** Raise it with any change to a template or to how papers are composed: the same seed then makes another paper. */
export const TEMPLATE_VERSION = 3
