/** "(by about 1%)": more than words, and not needed; what holds a sign is maths. */
const OPTIONAL = /\s+\((?=[^()]*\d)(?=[^()]*\p{Ll}{2})(?!accept|allow|range)[^()=+×÷*/^]*\)(?=$|[\s.,;])/gu
/** "(-)0.6": with the sign, and without. */
const SIGN = /\(\s*[-−]\s*\)\s*(?=\d)/gu
/** "rises/falls" inside a phrase; "and/or" and units are no choice. */
const CHOICE = /(?<![/\p{L}])(\p{L}{4,})\/(\p{L}{4,})(?![/\p{L}])/u

/** The wordings one way to say a point stands for, itself first where it is one. */
export function wordingsOf(way: string): readonly string[] {
  const needed = way.replace(OPTIONAL, '').trim()
  const texts = needed === '' || needed === way ? [way] : [way, needed]
  const signed = texts.flatMap(text =>
    text.search(SIGN) < 0 ? [text] : [text.replace(SIGN, '-'), text.replace(SIGN, '')]
  )
  return signed.flatMap(text => {
    const [whole = '', first = '', second = ''] = CHOICE.exec(text) ?? []
    return whole === '' ? [text] : [text.replace(whole, first), text.replace(whole, second)]
  })
}
