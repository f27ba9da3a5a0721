import { AppError } from '#lib/errors.ts'

/** Fetches a part of the app, and once more after a pause: a lost packet is more common than a lost file. */
export async function retry<Part>(get: () => Promise<Part>, pauseMs = 700): Promise<Part> {
  try {
    return await get()
  } catch {
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    return get().catch((cause: unknown) => {
      throw new AppError('missing', 'A part of the app could not be fetched', { cause })
    })
  }
}
