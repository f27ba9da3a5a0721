/** One event, to-do or time zone of a file as its lines, so that a broken one spoils no other. */
export interface IcsPart {
  readonly kind: 'vevent' | 'vtodo' | 'vtimezone'
  readonly text: string
}

export interface IcsCalendar {
  /** X-WR-TIMEZONE: the zone of its times without one, as Google and Apple use it. */
  readonly zone: string | null
  readonly parts: readonly IcsPart[]
}

export interface IcsSplit {
  readonly calendars: readonly IcsCalendar[]
  /** The file ends within a calendar. */
  readonly isUnfinished: boolean
}

const MARK = /^(BEGIN|END):\s*([\w-]+)\s*$/i
const ZONE = /^X-WR-TIMEZONE[^:]*:(.*)$/i
const PARTS: ReadonlySet<string> = new Set(['vevent', 'vtodo', 'vtimezone'])

/** Cuts unfolded lines into calendars (a file may hold several) and their parts. */
export function splitIcs(text: string): IcsSplit {
  const calendars: { zone: string | null; parts: IcsPart[] }[] = []
  const open: string[] = []
  let lines: string[] = []
  for (const line of text.split('\n')) {
    const [, mark, named] = MARK.exec(line) ?? []
    const name = named?.toLowerCase() ?? ''
    const calendar = calendars.at(-1)
    if (mark?.toUpperCase() === 'BEGIN') {
      if (name === 'vcalendar') {
        calendars.push({ zone: null, parts: [] })
        open.length = 0
      }
      open.push(name)
      if (open.length === 2) lines = []
    }
    if (open.length >= 2) lines.push(mark ? `${mark.toUpperCase()}:${name.toUpperCase()}` : line)
    else if (calendar) calendar.zone ??= ZONE.exec(line)?.[1]?.trim() ?? null
    if (mark?.toUpperCase() !== 'END' || open.at(-1) !== name) continue
    open.pop()
    if (open.length === 1 && PARTS.has(name))
      calendar?.parts.push({ kind: name as IcsPart['kind'], text: lines.join('\r\n') })
  }
  return { calendars, isUnfinished: open.length > 0 }
}
