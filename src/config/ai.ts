/** What one call of /api/ai/* may weigh. JSON: about 150,000 words. */
export const AI_BODY_BYTES = 1_000_000
/** One piece of a recording; hosts of serverless functions take no more than 4.5 MB. */
export const AI_AUDIO_BYTES = 4_000_000
