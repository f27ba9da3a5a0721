import { readList } from '#engine/care/line.ts'
import { AR } from '#engine/care/lists/ar.ts'
import { DE } from '#engine/care/lists/de.ts'
import { EN } from '#engine/care/lists/en.ts'
import { ES } from '#engine/care/lists/es.ts'
import { FR } from '#engine/care/lists/fr.ts'
import { HI } from '#engine/care/lists/hi.ts'
import { ID } from '#engine/care/lists/id.ts'
import { CA, OTHERS_DE, OTHERS_EN, OTHERS_ES, OTHERS_FR, OTHERS_ID, OTHERS_PT } from '#engine/care/lists/others.ts'
import { PT } from '#engine/care/lists/pt.ts'
import { RU } from '#engine/care/lists/ru.ts'
import { IT, JA, KO, NL, PL, SV, TR } from '#engine/care/lists/short.ts'
import { BN, TA, UR } from '#engine/care/lists/south-asia.ts'
import { ZH } from '#engine/care/lists/zh.ts'

/**
 * The ten languages: English, in which all boards teach but a few; Hindi, of most CBSE and ICSE homes, with the way Hindi
 * and Urdu are typed; Chinese, Indonesian with Malay, and Arabic, of the regions with the most IB and IGCSE schools after
 * it; Spanish, French and German, the other languages the IB teaches in; Portuguese and Russian. Urdu, Bengali and
 * Tamil have shorter lists beside them, eight others the plainest phrases only.
 */
export const LISTS = [
  EN + OTHERS_EN,
  HI,
  ZH,
  ID + OTHERS_ID,
  AR,
  ES + OTHERS_ES,
  FR + OTHERS_FR,
  DE + OTHERS_DE,
  PT + OTHERS_PT,
  ...[RU, UR, BN, TA, NL, IT, JA, KO, TR, SV, PL, CA]
].map(readList)

const ROWS = { en: 0, es: 5, pt: 8 } as const
/** The lists of the languages that students type in short forms. */
export const TYPED_SHORT = Object.values(ROWS).flatMap(at => LISTS[at] ?? [])
