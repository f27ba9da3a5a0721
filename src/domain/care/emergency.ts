/**
 * Emergency numbers by ISO 3166-1 country: of all services, or of the police and the ambulance. Source: the emergency
 * number database of the Android Open Source Project (platform/packages/services/Telephony, ecc/input/eccdata.txt,
 * Apache 2.0), the copy of GrapheneOS at 6927a426, looked up on 26 November 2026. Countries whose entry names neither are
 * left out.
 */
export const EMERGENCY_SOURCE = {
  name: 'Android Open Source Project, eccdata.txt',
  url: 'https://android.googlesource.com/platform/packages/services/Telephony/+/refs/heads/main/ecc/input/eccdata.txt',
  day: '2026-11-26'
} as const

const NUMBERS =
  'AD 110/116,AE 999/998,AG 911,AI 911,AL 129/127,AM 911,AO 113/112,AR 911,AS 911,AT 112,AU 000,AW 911,AZ 112,' +
  'BA 122/124,BB 211/511,BD 999,BE 112,BG 112,BH 999,BI 112,BM 911,BN 993/991,BO 110/118,BR 190/192,BT 113/112,' +
  'BW 999/997,BY 102/103,BZ 911,CA 911,CH 112,CI 170/185,CL 133/131,CM 117/119,CN 110/120,CO 123,CR 911,CY 112,CZ 112,' +
  'DE 112,DK 112,DM 911,DO 911,EC 911,EE 112,EG 122/123,ES 112,ET 991,FI 112,FJ 917/911,FR 112,GB 999,GD 911,GE 112,' +
  'GH 191/193,GR 112,GT 120/123,GU 911,GY 911/913,HK 999,HN 911,HR 112,HU 112,ID 110/118,IE 112,IL 100/101,IN 112,' +
  'IQ 130,IR 110/115,IS 112,IT 112,JM 112,JO 911,JP 110/119,KE 999,KG 102/103,KH 117/119,KR 112,KW 112,KY 911,KZ 102/103,' +
  'LA 1191/1195,LB 112,LI 112,LK 119/110,LT 112,LU 112,LV 112,MA 190/150,MC 112,MD 902/903,ME 122/124,MK 192/194,' +
  'MM 199/192,MN 102/103,MO 999,MT 112,MU 999/114,MV 119/102,MW 997/998,MX 911,MY 999,MZ 119/117,NG 199,NL 112,' +
  'NO 112/113,NP 100/102,NZ 111,OM 9999,PA 104/911,PE 105/110,PH 911,PK 15/115,PL 112,PR 911,PS 100/101,PT 112,PY 911,' +
  'QA 999,RO 112,RS 192/194,RU 112,RW 112,SA 999/997,SC 999,SD 999/333,SE 112,SG 999/995,SI 112,SK 112,SN 17/15,' +
  'SV 911,SY 112/110,TH 191/1669,TJ 102/103,TN 197/190,TR 155/112,TT 999/990,TW 110/119,TZ 112,UA 102/103,UG 999,' +
  'US 911,UY 911,UZ 102/103,VE 911,VN 113/115,YE 199,ZA 112,ZM 991,ZW 995/999'

interface Emergency {
  readonly police: string
  /** The same number in many countries. */
  readonly ambulance: string
}

export const EMERGENCY: ReadonlyMap<string, Emergency> = new Map(
  NUMBERS.split(',').map(entry => {
    const [country = '', numbers = ''] = entry.split(' ')
    const [police = '', ambulance = police] = numbers.split('/')
    return [country, { police, ambulance }]
  })
)

export interface Call {
  readonly service: 'emergency' | 'police' | 'ambulance'
  readonly number: string
}

/** What to call where somebody is in danger; empty where no number is known. */
export function callsOf(country: string): readonly Call[] {
  const numbers = EMERGENCY.get(country)
  if (!numbers) return []
  if (numbers.police === numbers.ambulance) return [{ service: 'emergency', number: numbers.police }]
  return [
    { service: 'police', number: numbers.police },
    { service: 'ambulance', number: numbers.ambulance }
  ]
}
