const [OPEN, CLOSE] = ['<think>', '</think>']

/** By hand: a pattern would look for the end of each thought anew, in an answer of nothing but beginnings. */
function withoutThoughts(text: string): string {
  let bare = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(OPEN, from)
    const end = start < 0 ? -1 : text.indexOf(CLOSE, start)
    if (end < 0) return bare + text.slice(from)
    bare += text.slice(from, start)
    from = end + CLOSE.length
  }
}

/** The JSON in an answer that has a code fence, thoughts or a greeting around it, as small models write. */
export function looseJson(text: string): unknown {
  const bare = withoutThoughts(text)
  const start = bare.indexOf('{')
  const end = bare.lastIndexOf('}')
  if (start < 0 || end <= start) return undefined
  try {
    return JSON.parse(bare.slice(start, end + 1))
  } catch {
    return undefined
  }
}
