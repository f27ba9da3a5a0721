/** Named properties of a card; what is not named is 0. */
export type Features = Record<string, number>

/** A feature that holds or does not. */
export const flag = (is: boolean): number => (is ? 1 : 0)
