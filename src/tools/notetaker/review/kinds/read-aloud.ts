/** Blocks of letters that are written in one language, or nearly; Latin letters are read in the page's own. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0400-\u04ff]/, 'ru'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0370-\u03ff]{3}/, 'el'],
  [/[\u0900-\u097f]/, 'hi'],
  [/[äöüß]/i, 'de'],
  [/[ñ¿¡]/i, 'es'],
  [/[çœêèà]/i, 'fr']
]

export function languageOf(text: string): string {
  return SCRIPTS.find(([letters]) => letters.test(text))?.[1] ?? 'en'
}

/** Reads with a voice of the device, nothing leaves it; false where the device has none for the language. */
export function readAloud(text: string): boolean {
  const synth = (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis
  if (!synth || text.trim() === '') return false
  const language = languageOf(text)
  const voice = synth.getVoices().find(one => one.localService && one.lang.toLowerCase().startsWith(language))
  if (!voice) return false
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  synth.cancel()
  synth.speak(words)
  return true
}
