/** Pages that a search shows at most. */
export const SHOWN = 20
