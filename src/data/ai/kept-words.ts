import { atom, type ReadableAtom } from 'nanostores'

const $words = atom<readonly string[]>([])
/** What was kept from a model because somebody may be in danger by it; in this tab only, and gone with it. */
export const $keptFromModel: ReadableAtom<readonly string[]> = $words

/** What the student said is not about them, or somebody they know. */
const passed = new Set<string>()

export const mayPass = (text: string): boolean => passed.has(text)

export function withholdFromModel(texts: readonly string[]): void {
  $words.set(texts)
}

export function letPass(texts: readonly string[]): void {
  for (const text of texts) passed.add(text)
  $words.set([])
}

export function forgetKept(): void {
  $words.set([])
}
