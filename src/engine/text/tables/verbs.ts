/** Past forms that say nothing by their ending. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'arose arise|became become|began begin|bent bend|bore bear|bound bind|broke break|brought bring|built build|bought buy|' +
    'caught catch|chose choose|came come|cut cut|dealt deal|did do|drew draw|drove drive|ate eat|fell fall|fed feed|felt feel|' +
    'fought fight|found find|fled flee|flew fly|forbade forbid|forgot forget|froze freeze|gave give|got get|grew grow|had have|' +
    'held hold|hid hide|hit hit|kept keep|knew know|laid lay|lay lie|led lead|left leave|lent lend|let let|lit light|lost lose|made make|' +
    'meant mean|met meet|overcame overcome|overthrew overthrow|paid pay|put put|ran run|rose rise|said say|sang sing|sank sink|saw see|' +
    'sold sell|sent send|set set|shook shake|shot shoot|shut shut|sought seek|spoke speak|spent spend|split split|spread spread|stood stand|' +
    'stole steal|struck strike|swore swear|swept sweep|taught teach|took take|told tell|thought think|threw throw|undertook undertake|' +
    'understood understand|underwent undergo|went go|withdrew withdraw|won win|wrote write'
  )
    .split('|')
    .map(pair => pair.split(' ') as [string, string])
)

/** The tagger's lemmas are American; a question must keep the student's spelling. */
export function baseForm(lower: string, lemma: string): string {
  const irregular = IRREGULAR.get(lower)
  if (irregular) return irregular
  if (/[iy]ze$/.test(lemma) && lower.startsWith(lemma.slice(0, -2) + 's')) return `${lemma.slice(0, -2)}se`
  const british = lemma.replace(/or$/, 'our')
  if (british !== lemma && lower.startsWith(british)) return british
  return lemma
}
