import { leftWords } from '#data/device/last-words.ts'

/** On every screen: whoever does not open the notes again would neither sync these words nor have them counted. */
export async function recoverLeftWords(userId: string): Promise<void> {
  if (leftWords(userId).length === 0) return
  const { recoverWords } = await import('#tools/shared/saving/recover.ts')
  await recoverWords()
}
