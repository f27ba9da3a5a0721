import { ZONE_TOOLS, type ZoneToolId } from '#config/tools.ts'
import { keysOf, type KeyAct, type KeyGroup } from '#lib/keys/key-table.ts'
import { m } from '#messages/generated/messages.js'

/** What each key does, in words: the compiler asks for those of a key that is new. */
const WORDS: { readonly [Group in KeyGroup]: Readonly<Record<KeyAct<Group>, () => string>> } = {
  everywhere: { palette: m.keys_palette },
  page: { keys: m.keys_keys },
  palette: {
    next: m.keys_palette_next,
    back: m.keys_palette_back,
    open: m.keys_palette_open,
    fill: m.keys_palette_fill
  },
  review: {
    show: m.keys_review_show,
    grade: m.keys_review_grade,
    undo: m.keys_review_undo,
    edit: m.keys_review_edit,
    bury: m.keys_review_bury,
    suspend: m.keys_review_suspend,
    play: m.keys_review_play
  },
  quiz: {
    choose: m.keys_quiz_choose,
    guess: m.keys_quiz_guess,
    think: m.keys_quiz_think,
    sure: m.keys_quiz_sure,
    check: m.keys_quiz_check
  },
  solution: {
    on: m.keys_solution_on,
    judge: m.keys_solution_judge,
    card: m.keys_solution_card,
    wrong: m.keys_solution_wrong
  },
  marking: {
    next: m.keys_marking_next,
    back: m.keys_marking_back,
    digit: m.keys_marking_digit,
    levels: m.keys_marking_levels,
    undo: m.keys_marking_undo
  },
  planner: { plan: m.keys_planner_plan, undo: m.keys_planner_undo },
  block: {
    earlier: m.keys_block_earlier,
    later: m.keys_block_later,
    shorter: m.keys_block_shorter,
    longer: m.keys_block_longer,
    dayBefore: m.keys_block_day_before,
    dayAfter: m.keys_block_day_after
  },
  clock: { pause: m.keys_clock_pause },
  graph: { hear: m.keys_graph_hear },
  sound: { stop: m.keys_sound_stop },
  zone: {
    graph: m.keys_zone_graph,
    calculator: m.keys_zone_calculator,
    formulas: m.keys_zone_formulas,
    terms: m.keys_zone_terms,
    units: m.keys_zone_units,
    elements: m.keys_zone_elements,
    grades: m.keys_zone_grades,
    citations: m.keys_zone_citations,
    words: m.keys_zone_words
  },
  suggestion: { tick: m.keys_suggestion_tick, leave: m.keys_suggestion_leave },
  lecture: {
    mark: m.keys_lecture_mark,
    play: m.keys_lecture_play,
    back: m.keys_lecture_back,
    on: m.keys_lecture_on
  },
  note: { find: m.keys_note_find },
  writing: {
    bold: m.keys_writing_bold,
    italic: m.keys_writing_italic,
    underline: m.keys_writing_underline,
    highlight: m.keys_writing_highlight,
    raised: m.keys_writing_raised,
    lowered: m.keys_writing_lowered,
    undo: m.keys_writing_undo,
    redo: m.keys_writing_redo,
    leave: m.keys_writing_leave
  },
  link: { follow: m.keys_link_follow },
  chat: { send: m.keys_chat_send, line: m.keys_chat_line }
}

const ROOMS: readonly (readonly [() => string, readonly KeyGroup[]])[] = [
  [m.keys_everywhere, ['everywhere', 'page']],
  [m.palette_title, ['palette']],
  [m.keys_note, ['note', 'writing', 'link']],
  [m.keys_suggestions, ['suggestion']],
  [m.keys_lecture, ['lecture']],
  [m.keys_review, ['review']],
  [m.keys_quiz, ['quiz', 'solution']],
  [m.keys_planner, ['planner', 'block']],
  [m.keys_marking, ['marking']],
  [m.keys_chat, ['chat']],
  [m.shell_nav_study_zone, ['clock', 'zone', 'graph', 'sound']]
]

export interface KeyLine {
  readonly words: string
  readonly keys: readonly string[]
}

export interface KeyList {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

/** A tool of the zone that is not built yet has no key yet. */
const isThere = (act: string): boolean => ZONE_TOOLS[act as ZoneToolId]

function linesOf(group: KeyGroup): KeyLine[] {
  const words = Object.entries<() => string>(WORDS[group]).filter(([act]) => group !== 'zone' || isThere(act))
  return words.map(([act, say]) => ({ words: say(), keys: keysOf(group, act as KeyAct<typeof group>) }))
}

/** All keys, room by room. */
export const keyLists = (): readonly KeyList[] =>
  ROOMS.map(([title, groups]) => ({ title: title(), lines: groups.flatMap(group => linesOf(group)) })).filter(
    ({ lines }) => lines.length > 0
  )

/** Signs that follow one another as their first and last: 1 to 4. */
export function keyRuns(keys: readonly string[]): readonly (readonly [string, string])[] {
  const runs: [string, string][] = []
  for (const key of keys) {
    const run = runs.at(-1)
    const goesOn = run?.[1].length === 1 && key.length === 1 && key.charCodeAt(0) === run[1].charCodeAt(0) + 1
    if (goesOn) run[1] = key
    else runs.push([key, key])
  }
  return runs
}
