/** A notice that passes, and its Undo, stay so long; longer under the pointer or the focus. */
export const NOTICE_SECONDS = 12
