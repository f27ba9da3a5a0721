B='/tmp/wt/engine/src/engine/builtin/'
def ed(p,*pairs):
    f=p if p.startswith('/') else B+p
    s=open(f).read()
    for a,b in pairs:
        if a not in s: print('MISSING',p,'::',a[:90]); continue
        s=s.replace(a,b)
    open(f,'w').write(s)
ed('makers/date.ts',
("  const rest = textOf(text, clause.rest)","  const rest = textOf(text, firstClauseOf(clause.rest))"),
("import { textOf } from","import { firstClauseOf, textOf } from"),
("|during|after|before)\\\\s+${WHEN}","|during|after|before)\\\\s+(?:about\\\\s|around\\\\s|c\\\\.\\\\s?)?${WHEN}"),
("  const inverted = invert(text, clause)\n","  const inverted = clause.verbs.some(isModal) ? undefined : invert(text, clause)\n"),
("import { invert }","import { isModal } from '#engine/builtin/grammar/clause.ts'\nimport { invert }"),
)
ed('makers/table.ts',
("ask(`how do ${reading.casing.inside(a)} and ${reading.casing.inside(b)} differ in ${name}`)","/^(?:where|when|who|how|why|what)\\b/i.test(name) ? ask(`compare ${reading.casing.inside(a)} and ${reading.casing.inside(b)}: ${name}`) : ask(`how do ${reading.casing.inside(a)} and ${reading.casing.inside(b)} differ in ${name}`)"),
)
ed('makers/list.ts',
("  if (ordered) return ask(`what are the steps","  if (/^the (?:\\S+ ){0,3}\\S+s$/i.test(text)) return ask(`what are ${reading.casing.inside(text)}${ordered ? ', in order' : ''}`)\n  if (ordered) return ask(`what are the steps"),
)
ed('makers/consequence.ts',("/^(?:it|them|this|that)\\b/.test(result)","/^(?:it|them|this|that|its|their|his|her)\\b/.test(result)"))
