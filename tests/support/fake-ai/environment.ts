export const FAKE_KEY = 'sk-fake-1234567890abcdef'

/** The environment in which every provider's address and key lead to the fake at this address. */
export const providersAt = (url: string) => ({
  OPENAI_BASE_URL: `${url}/v1`,
  OPENAI_API_KEY: FAKE_KEY,
  ANTHROPIC_BASE_URL: `${url}/v1`,
  ANTHROPIC_API_KEY: FAKE_KEY,
  GOOGLE_BASE_URL: `${url}/v1beta`,
  GOOGLE_GENERATIVE_AI_API_KEY: FAKE_KEY
})
