/** Two subjects of one name could not be told apart in any list. */
export function isNewName(name: string, subjects: readonly { readonly name: string }[]): boolean {
  const plain = (text: string): string => text.trim().normalize('NFKC').toLocaleLowerCase('en-GB')
  return subjects.every(subject => plain(subject.name) !== plain(name))
}
