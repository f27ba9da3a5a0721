const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 60 random bits: two devices that edit one note apart do not make the same id. */
export function newBlockId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => LETTERS[byte & 31]).join('')
}
