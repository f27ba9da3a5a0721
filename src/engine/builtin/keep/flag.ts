/** A feature that holds or does not. */
export const flag = (is: boolean): number => (is ? 1 : 0)
