/**
 * Emergency numbers by ISO 3166-1 country: of all services, or of the police and the ambulance. Source: the emergency
 * number database of the Android Open Source Project (platform/packages/services/Telephony, ecc/input/eccdata.txt,
 * Apache 2.0), the copy of GrapheneOS at 795f5458, read by a script on 26 November 2026: the first number of each of the
 * two. Countries whose entry does not name both are left out but South Korea, where only the police is named, and so is
 * Montserrat, whose ambulance is an ordinary number.
 */
export const EMERGENCY_SOURCE = {
  name: 'Android Open Source Project, eccdata.txt',
  url: 'https://android.googlesource.com/platform/packages/services/Telephony/+/refs/heads/main/ecc/input/eccdata.txt',
  day: '2026-11-26'
} as const

const NUMBERS =
  'AD 110/116,AE 999/998,AF 119/020112,AG 911,AI 911,AL 129/127,AM 911,AO 113/112,AR 911,AS 911,AT 112,AU 000,' +
  'AW 911,AZ 112,BA 122/124,BB 211/511,BD 999,BE 112,BF 17/18,BG 112,BH 999,BI 112,BM 911,BN 993/991,' +
  'BO 110/118,BR 190/192,BS 919,BT 113/112,BW 999/997,BY 102/103,BZ 911,CA 911,CF 117,CH 112,CI 170/185,CK 999,' +
  'CL 133/131,CM 117/119,CN 110/120,CO 123,CR 911,CU 106/104,CV 132/130,CY 112,CZ 112,DE 112,DJ 17/18,DK 112,' +
  'DM 911,DO 911,DZ 1548,EC 911,EE 112,EG 122/123,ER 127799/202914,ES 112,ET 991,FI 112,FJ 917/911,FK 999,' +
  'FM 911,FO 112,FR 112,GA 177,GB 999,GD 911,GE 112,GF 17/15,GH 191/193,GI 199/190,GL 112,GM 911/116,' +
  'GN 122/442020,GP 17/15,GR 112,GT 120/123,GU 911,GW 117/113,GY 911/913,HK 999,HN 911,HR 112,HT 114/116,' +
  'HU 112,ID 110/118,IE 112,IL 100/101,IN 112,IO 112,IQ 130,IR 110/115,IS 112,IT 112,JM 112,JO 911,JP 110/119,' +
  'KE 999,KG 102/103,KH 117/119,KI 192/194,KN 911,KP 112,KR 112/,KW 112,KY 911,KZ 102/103,LA 1191/1195,LB 112,' +
  'LC 999/911,LI 112,LK 119/110,LR 911,LS 123/121,LT 112,LU 112,LV 112,LY 1515,MA 190/150,MC 112,MD 902/903,' +
  'ME 122/124,MG 117,MH 911,MK 192/194,ML 17/15,MM 199/192,MN 102/103,MO 999,MP 911,MR 117/118,MT 112,' +
  'MU 999/114,MV 119/102,MW 997/998,MX 911,MY 999,MZ 119/117,NA 10111/211111,NC 17/15,NE 17/15,NG 199,' +
  'NI 118/128,NL 112,NO 112/113,NP 100/102,NR 110/111,NU 999,NZ 111,OM 9999,PA 104/911,PE 105/110,PF 17/15,' +
  'PG 112/111,PH 911,PK 15/115,PL 112,PM 17/15,PR 911,PS 100/101,PT 112,PW 911,PY 911,QA 999,RE 17/15,RO 112,' +
  'RS 192/194,RU 112,RW 112,SA 999/997,SB 999/911,SC 999,SD 999/333,SE 112,SG 999/995,SH 999/911,SI 112,SK 112,' +
  'SL 019/999,SM 113/118,SN 17/15,SO 888,SR 115,SS 999,ST 222222/221222,SV 911,SY 112/110,SZ 999/911,TC 911,' +
  'TH 191/1669,TJ 102/103,TK 111,TL 112/110,TM 002/003,TN 197/190,TO 922/933,TR 155/112,TT 999/990,TV 911,' +
  'TW 110/119,TZ 112,UA 102/103,UG 999,US 911,UY 911,UZ 102/103,VA 113/118,VC 911,VE 911,VG 911,VI 911,' +
  'VN 113/115,VU 111/112,WF 17/15,WS 911,XK 192/194,YE 199,ZA 112,ZM 991,ZW 995/999'

interface Emergency {
  readonly police: string
  /** The same number in many countries; empty where the source names none. */
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
  const police = { service: 'police', number: numbers.police } as const
  return numbers.ambulance === '' ? [police] : [police, { service: 'ambulance', number: numbers.ambulance }]
}
