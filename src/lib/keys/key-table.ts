/**
 * Every key of every room, once: the handlers, the list of keys and the hints on buttons are made from it. `mod` is
 * Ctrl, on a Mac ⌘. Where an act has several keys its handler is told which: 0 is the first. What a kind of control does
 * everywhere is its own and stands in no room: arrows in a list, Escape out of a form.
 */
export const KEYS = {
  /** In a text as well, where it has no other meaning here. */
  everywhere: { palette: ['mod+k'] },
  page: { keys: ['?'] },
  palette: { next: ['arrowdown'], back: ['arrowup'], open: ['enter'], fill: ['tab'] },
  review: {
    show: ['space', 'enter'],
    grade: ['1', '2', '3', '4'],
    undo: ['z'],
    edit: ['e'],
    bury: ['b'],
    suspend: ['s'],
    play: ['p']
  },
  quiz: {
    choose: ['1', '2', '3', '4', 'a', 'b', 'c', 'd'],
    guess: ['g'],
    think: ['t'],
    sure: ['s'],
    check: ['enter']
  },
  solution: { on: ['enter'], judge: ['1', '2'], card: ['c'], wrong: ['x'] },
  marking: {
    next: ['j'],
    back: ['k'],
    digit: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    levels: ['l'],
    undo: ['z']
  },
  planner: { plan: ['r'], undo: ['mod+z'] },
  block: {
    earlier: ['alt+arrowup'],
    later: ['alt+arrowdown'],
    shorter: ['alt+shift+arrowup'],
    longer: ['alt+shift+arrowdown'],
    dayBefore: ['alt+arrowleft'],
    dayAfter: ['alt+arrowright']
  },
  clock: { pause: ['space'] },
  graph: { hear: ['h'] },
  sound: { stop: ['escape'] },
  /** Each tool of the zone is opened by its letter. */
  zone: {
    graph: ['g'],
    calculator: ['c'],
    formulas: ['f'],
    terms: ['m'],
    units: ['u'],
    elements: ['e'],
    grades: ['n'],
    citations: ['t'],
    words: ['w']
  },
  suggestion: { tick: ['y'], leave: ['n'] },
  lecture: { mark: ['m'], play: ['space'], back: ['arrowleft'], on: ['arrowright'] },
  note: { find: ['mod+f', 'mod+shift+f'] },
  writing: {
    bold: ['mod+b'],
    italic: ['mod+i'],
    underline: ['mod+u'],
    highlight: ['mod+shift+h'],
    raised: ['mod+.'],
    lowered: ['mod+,'],
    undo: ['mod+z'],
    redo: ['mod+shift+z'],
    leave: ['escape']
  },
  /** On the line of a note in which the cursor stands. */
  link: { follow: ['alt+enter'] },
  chat: { send: ['enter'], line: ['shift+enter'] }
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type KeyGroup = keyof typeof KEYS
export type KeyAct<Group extends KeyGroup> = keyof (typeof KEYS)[Group] & string

export const keysOf = <Group extends KeyGroup>(group: Group, act: KeyAct<Group>): readonly string[] =>
  KEYS[group][act] as readonly string[]

/** A letter, a figure or a sign alone: what can be switched off (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => key.length === 1
