const two = (value: number): string => String(value).padStart(2, '0')

/** 75.5 → 00:01:15.500; with a comma for SRT. */
export function stamp(second: number, point: '.' | ','): string {
  const ms = Math.round(Math.max(0, second) * 1000)
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${two(h)}:${two(m)}:${two(s)}${point}${String(ms % 1000).padStart(3, '0')}`
}

/** 75.5 → 1:15, 3675 → 1:01:15: as a player shows it. */
export function clockTime(second: number): string {
  const whole = Math.floor(Math.max(0, second))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
