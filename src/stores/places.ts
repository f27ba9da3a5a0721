import { TOOL_IDS, tools, type ToolId, type ZoneToolId } from '#config/tools.ts'

/** What stands before the id where an address may name things of several kinds: `about=card:ID`. */
type Ref<Kind extends string> = `${Kind}:${string}`

/** The places within each tool, as its query parameters: how rooms link to one another. A room never imports another. */
export interface Places {
  readonly main: Readonly<Record<string, never>>
  readonly notetaker: {
    /** A note's id, or `new`. */
    readonly note?: string
    /** What a new note begins as (tools/notetaker/templates/kinds.ts). */
    readonly template?: string
    /** The block of the note to stand at. */
    readonly at?: string
    /** The words of that block that are quoted, `6-28`. */
    readonly quoted?: string
    /** The page of the PDF beside the note, and the words on it: `120-260`. */
    readonly page?: string
    readonly words?: string
    /** The conversation that quotes them, to go back to. */
    readonly thread?: string
    readonly subject?: string
    /** Only notes with this tag are listed. */
    readonly tag?: string
    /** The notes that were deleted; the value says nothing. */
    readonly deleted?: string
    /** Files to bring in; the value says nothing. */
    readonly import?: string
    /** A quiz's id, or `new`. */
    readonly quiz?: string
    /** What a new quiz is made from: ids with commas between. */
    readonly from?: Ref<'note' | 'topic' | 'subject'>
    /** `all`, or the words of a filter. */
    readonly cards?: string
    /** A card opened over the list of all, by its id, or `new`. */
    readonly card?: string
    /** There or not; the value says nothing. */
    readonly stats?: string
    readonly review?: 'today' | Ref<'note' | 'subject'>
    /** A lecture's id, `all`, or `new`. */
    readonly recording?: string
    /** Seconds into the recording. */
    readonly t?: string
  }
  readonly planner: {
    /** The task or topic of the setup to stand at, by its id. */
    readonly row?: string
    /** day, week, month, agenda, or setup. */
    readonly view?: string
    /** The part of the setup. */
    readonly part?: string
    /** A local date, `2027-05-12`. */
    readonly day?: string
    readonly block?: string
  }
  readonly 'paper-maker': {
    /** A drill: of the paper of this preset, the code of a topic and the skill asked for. */
    readonly preset?: string
    /** A short first paper of this subject, by its id: made and begun at once. */
    readonly ten?: string
    readonly skill?: string
    readonly topic?: string
    /** The paper that is sat; `attempt` names one of several sittings, or one that is over. */
    readonly sit?: string
    readonly attempt?: string
    readonly paper?: string
    /** A question of the student's own, `new` or `paste`. */
    readonly own?: string
    readonly view?: 'print'
  }
  readonly 'answer-reviewer': {
    readonly attempt?: string
    /** The part of it, by its question key. */
    readonly part?: string
    readonly loss?: string
    /** Lost marks in a list: `all`, or of one attempt. */
    readonly losses?: string
    readonly view?: 'new' | 'many' | 'print'
  }
  readonly chatbot: {
    readonly thread?: string
    readonly about?: Ref<'card' | 'note' | 'question' | 'mark' | 'marker'>
  }
  readonly 'study-zone': {
    /** The planned block that the clock is to run for. */
    readonly timer?: Ref<'block'>
    /** The log of study, by what is shown of it. */
    readonly log?: 'day' | 'week' | 'month' | 'year'
    /** Of the log: a local date, `2027-05-12`. */
    readonly day?: string
    /** A graph's id, `new`, or `all` for the list. */
    readonly graph?: string
    readonly tool?: Exclude<ZoneToolId, 'graph'>
    /** Exam mode: a paper of config/exam-papers.ts, or a preset that is one. */
    readonly paper?: string
    /** Of the formula sheets: the one that lies open. */
    readonly sheet?: string
  }
  readonly 'user-settings': { readonly part?: string }
  readonly onboarding: { readonly step?: string }
}

/** The address of a place. */
export function href<Id extends ToolId>(tool: Id, place?: Places[Id]): string {
  const search = new URLSearchParams(place).toString()
  return search === '' ? tools[tool].path : `${tools[tool].path}?${search}`
}

export interface Route {
  readonly tool: ToolId
  /** The place within the tool: /notetaker?note=… */
  readonly query: Readonly<Record<string, string>>
}

/** The place an address of this site leads to, or null when it is not one of the tools. */
export function routeOf(address: URL): Route | null {
  const tool = TOOL_IDS.find(id => tools[id].path === address.pathname)
  return tool ? { tool, query: Object.fromEntries(address.searchParams) } : null
}

/** Reads `card:ID`; null where there is no such thing, or of none of these kinds. */
export function readRef<Kind extends string>(
  text: string | undefined,
  kinds: readonly Kind[]
): { readonly kind: Kind; readonly id: string } | null {
  const [, before = '', id = ''] = /^([a-z]+):(.+)$/.exec(text ?? '') ?? []
  const kind = kinds.find(known => known === before)
  return kind ? { kind, id } : null
}
