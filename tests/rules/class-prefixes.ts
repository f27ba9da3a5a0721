/**
 * Whose classes begin with what. A room's rules stay adopted after it was left, so a prefix of two rooms lets the one
 * restyle the other.
 */
export const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'src/ui': ['be', 'cf', 'ch', 'ov', 'pdf', 'pg', 'pr', 'st', 'tb', 'tx'],
  // Parts of a card that two rooms show, each in its own clothes.
  'src/tools/shared/cards': ['card', 'cm', 'oc', 'side'],
  'src/tools/answer-reviewer': ['rv'],
  'src/tools/chatbot': ['cb'],
  'src/tools/main': ['td'],
  'src/tools/notetaker/cards-list': ['cl'],
  'src/tools/notetaker/import': ['im'],
  'src/tools/notetaker/cards': ['cards', 'one', 'tray'],
  'src/tools/notetaker/deleted': ['dn'],
  'src/tools/notetaker/first': ['first'],
  'src/tools/notetaker/lecture': ['lc'],
  'src/tools/notetaker/pdf': ['pd'],
  'src/tools/notetaker/margin': ['margin', 'linked'],
  'src/tools/notetaker/quiz': ['qz'],
  'src/tools/notetaker/reading': ['rd'],
  'src/tools/notetaker/review': ['rk', 'review', 'answer'],
  'src/tools/notetaker/lecture/transcript': ['tr'],
  'src/tools/notetaker/stats': ['fg'],
  'src/tools/notetaker/versions': ['vs'],
  'src/tools/paper-maker/page': ['pp'],
  'src/tools/paper-maker/room.css': ['pp'],
  'src/tools/paper-maker/sit': ['sit'],
  'src/tools/planner': ['pl'],
  'src/tools/shell/keys': ['keys'],
  'src/tools/shell/palette': ['pal'],
  'src/tools/study-zone': ['zn'],
  'src/tools/user-settings/passport': ['pt']
}

const OWNER = new Map(Object.entries(PREFIXES).flatMap(([folder, own]) => own.map(prefix => [prefix, folder] as const)))

const roomOf = (folder: string): string => folder.split('/').slice(0, 3).join('/')

/** The classes that the rules of a sheet name, each once. */
export function classesOf(sheet: string): string[] {
  const bare = sheet.replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, one = '']) => one.trim())
  const named = selectors.filter(one => !one.startsWith('@')).flatMap(one => one.match(/\.[a-z][\w-]*/gi) ?? [])
  return [...new Set(named.map(one => one.slice(1)))]
}

/** The classes of a sheet that are another room's. */
export function foreignClasses(path: string, sheet: string): string[] {
  return classesOf(sheet).filter(name => {
    if (!name.includes('-')) return false
    const owner = OWNER.get(name.split('-')[0] ?? '')
    if (owner === undefined || owner === 'src/ui' || owner.startsWith('src/tools/shared/')) return false
    return roomOf(owner) !== roomOf(path)
  })
}

/** The classes of a sheet whose prefix is nobody's, those of one word apart. */
export function strangeClasses(sheet: string, known: ReadonlySet<string>): string[] {
  return classesOf(sheet).filter(name => name.includes('-') && !OWNER.has(name.split('-')[0] ?? '') && !known.has(name))
}
