/** The JSON in an answer that has a code fence, thoughts or a greeting around it, as small models write. */
export function looseJson(text: string): unknown {
  const bare = text.replace(/<think>[^]*?<\/think>/g, '')
  const start = bare.indexOf('{')
  const end = bare.lastIndexOf('}')
  if (start < 0 || end <= start) return undefined
  try {
    return JSON.parse(bare.slice(start, end + 1))
  } catch {
    return undefined
  }
}
