import { readList } from '#engine/care/line.ts'
import { AR } from '#engine/care/lists/ar.ts'
import { DE } from '#engine/care/lists/de.ts'
import { EN } from '#engine/care/lists/en.ts'
import { ES } from '#engine/care/lists/es.ts'
import { FR } from '#engine/care/lists/fr.ts'
import { HI } from '#engine/care/lists/hi.ts'
import { ID } from '#engine/care/lists/id.ts'
import { PT } from '#engine/care/lists/pt.ts'
import { RU } from '#engine/care/lists/ru.ts'
import { IT, JA, KO, NL, PL, SV, TR } from '#engine/care/lists/short.ts'
import { BN, TA, UR } from '#engine/care/lists/south-asia.ts'
import { ZH } from '#engine/care/lists/zh.ts'

/**
 * The ten languages: English, in which all boards teach but a few; Hindi, of most CBSE and ICSE homes, with the way Hindi
 * and Urdu are typed; Chinese, Indonesian with Malay, and Arabic, of the regions with the most IB and IGCSE schools after
 * it; Spanish, French and German, the other languages the IB teaches in; Portuguese and Russian. Urdu, Bengali and
 * Tamil have shorter lists beside them, seven others the plainest phrases only.
 */
export const LISTS = [EN, HI, ZH, ID, AR, ES, FR, DE, PT, RU, UR, BN, TA, NL, IT, JA, KO, TR, SV, PL].map(readList)
