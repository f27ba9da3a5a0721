import { fold } from '#lib/find/fold.ts'

/** What is typed with its last word filled in from the first of the texts that has one; null where none has. */
export function fillWord(typed: string, texts: readonly string[]): string | null {
  const begun = /[\p{L}\p{N}]+$/u.exec(typed)?.[0]
  if (begun === undefined) return null
  const looked = fold(begun)
  const word = texts
    .flatMap(text => text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .find(one => fold(one) !== looked && fold(one).startsWith(looked))
  return word === undefined ? null : `${typed.slice(0, -begun.length)}${word}`
}
