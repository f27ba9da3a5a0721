/** A file that cannot be brought in, with the words that say why. */
export class Refused extends Error {}
