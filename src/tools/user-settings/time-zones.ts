/** The zones this browser knows, and the student's own even when it does not. */
export function timeZones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(own) ? known : [own, ...known]
}
