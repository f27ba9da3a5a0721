/** The moment of the sitting's clock. */
export const now = (): Date => new Date()
