/** Browsers still answer with the name under which a zone was first known. Source: the IANA database's file `backward`. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk'
}

/** A zone's name as it is today, for people to read. */
export function zoneWords(zone: string): string {
  return (RENAMED[zone] ?? zone).replaceAll('_', ' ')
}

/** The zones this browser knows, by their names of today, and the student's own even when it does not know it. */
export function timeZones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  const isKnown = known.some(zone => zone === own || RENAMED[zone] === own)
  const zones = isKnown ? known.map(zone => (RENAMED[zone] === own ? own : zone)) : [own, ...known]
  return zones.toSorted((a, b) => zoneWords(a).localeCompare(zoneWords(b), 'en-GB'))
}
