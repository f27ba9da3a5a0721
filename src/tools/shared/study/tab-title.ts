const PREFIX = /^\d+(?::\d\d)+ (?:‖ )?· /

/** The time before the name of the room, as `18:42 · Study Zone`; null: none. */
export function showInTitle(time: string | null, isPaused = false): void {
  const bare = document.title.replace(PREFIX, '')
  const title = time === null ? bare : `${time} ${isPaused ? '‖ ' : ''}· ${bare}`
  if (title !== document.title) document.title = title
}
