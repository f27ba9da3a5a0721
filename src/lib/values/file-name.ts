/** A title as the name of a file, without its ending, that every file system takes. */
export function fileName(title: string, otherwise: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return name.slice(0, 60) || otherwise
}
