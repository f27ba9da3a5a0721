/** What one call of /api/ai/* may weigh. JSON: about 150,000 words. */
export const AI_BODY_BYTES = 1_000_000
/** One piece of a recording; hosts of serverless functions take no more than 4.5 MB. */
export const AI_AUDIO_BYTES = 4_000_000

/** Milliseconds until the server gives up. A model on a laptop without a graphics card needs minutes for long notes. */
export const AI_TIMEOUTS = {
  cards: 120_000,
  quiz: 120_000,
  ask: 60_000,
  mark: 90_000,
  questions: 120_000,
  plan: 60_000,
  transcribe: 120_000
} as const

/** Of one student, where the operator says nothing else. */
export const AI_LIMITS = { requestsPerMinute: 20, tokensPerDay: 500_000 } as const

export const AI_PATH = '/api/ai/'

/** Blocks of the notes that leave the device for one question, at most. */
export const ASK_BLOCKS = 60

/** Characters of one question, or of what a student writes in a conversation. */
export const ASK_LONGEST = 4000

/** Bytes of the sentence encoder's file, said before it is fetched; a test holds it against the file. */
export const ENCODER_BYTES = 7_260_740

/** Earlier turns that go with a question: how many, and characters of each. */
export const ASK_TURNS = { most: 12, longest: 1500 } as const
