/** The day on which each source was opened. */
const OPENED = '2026-11-26'
const REGISTRY = 'https://github.com/Kouki-odaka/open-helplines/blob/main/data/countries'

export interface Helpline {
  readonly name: string
  /** As it is dialled in the country, in the way it is written there. */
  readonly number: string
  /** A word to send, where the line is for text messages. */
  readonly text?: string
  /** Whom it is for, or when it is open, where that is not everybody at any time. */
  readonly note?: string
  readonly source: { readonly name: string; readonly url: string; readonly says: string; readonly opened: string }
}

/** An entry of the registry open-helplines (data CC0 1.0), which names the page that it was checked on. */
const registered = (country: string, name: string, number: string, more: Partial<Helpline> = {}): Helpline => ({
  name,
  number,
  ...more,
  source: { name: 'open-helplines', url: `${REGISTRY}/${country}/helplines.json`, says: '2026-06-02', opened: OPENED }
})
const told = (
  name: string,
  number: string,
  source: { name: string; url: string; says: string },
  more: Partial<Helpline> = {}
): Helpline => ({ name, number, ...more, source: { ...source, opened: OPENED } })

/** Helplines by ISO 3166-1 country. No number stands here whose source was not opened; a country without one has none. */
export const HELPLINES: Readonly<Record<string, readonly Helpline[]>> = {
  AE: [
    told(
      'Child protection hotline, Ministry of Interior',
      '116111',
      {
        name: 'Abu Dhabi Police',
        url: 'https://www.adpolice.gov.ae/en/Media-Center/News/2021/06/17/The-Hotline--a-Safety-Net-to-Protect-Children',
        says: '2021-06-17'
      },
      { note: 'For children who are hurt or not cared for' }
    ),
    told(
      'Child abuse hotline of Dubai',
      '800988',
      {
        name: 'The National',
        url: 'https://www.thenationalnews.com/uae/health/new-child-abuse-hotline-an-essential-service-says-dubai-chief-executive-1.1003560',
        says: '2020-04'
      },
      { note: 'In Dubai, at any hour' }
    )
  ],
  AU: [
    told(
      'Kids Helpline',
      '1800 55 1800',
      {
        name: 'Australian House of Representatives',
        url: 'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2',
        says: '2023-03-20'
      },
      { note: 'From 5 to 25 years' }
    ),
    told('Lifeline', '13 11 14', {
      name: 'healthdirect, Australian Government',
      url: 'https://www.healthdirect.gov.au/australian-health-services/healthcare-service/virtual/kids-helpline/parenting-and-family-support/d10bd0b6-ccdc-f931-4e60-af7b09787dcf',
      says: 'no date'
    })
  ],
  BD: [registered('bd', 'Kaan Pete Roi', '09612 119911', { note: 'From 15:00 to 03:00' })],
  BR: [registered('br', 'CVV, Centro de Valorização da Vida', '188')],
  CA: [
    registered('ca', '9-8-8: Suicide Crisis Helpline', '988', { note: 'Call or text' }),
    told(
      'Kids Help Phone',
      '686868',
      { name: 'Kids Help Phone', url: 'https://kidshelpphone.ca/text-about-it/', says: 'no date' },
      { text: 'CONNECT' }
    )
  ],
  CN: [registered('cn', '北京心理危机研究与干预中心热线', '400 161 9995')],
  DE: [registered('de', 'Telefonseelsorge', '0800 1110111'), registered('de', 'Telefonseelsorge', '0800 1110222')],
  ES: [
    told('Línea 024, Ministerio de Sanidad', '024', {
      name: 'RTVE',
      url: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
      says: '2022-05-09'
    })
  ],
  FR: [registered('fr', '3114, numéro national de prévention du suicide', '3114')],
  GB: [registered('gb', 'Samaritans', '116 123'), registered('gb', 'Shout', '85258', { text: 'SHOUT' })],
  ID: [registered('id', 'SEJIWA, Kementerian Kesehatan', '119', { note: 'Then press 8' })],
  IE: [registered('gb', 'Samaritans', '116 123')],
  IN: [
    registered('in', 'Tele MANAS', '14416', { note: 'In 20 languages' }),
    told(
      'Child Helpline',
      '1098',
      {
        name: 'Lokmat Times, an answer of the government to Parliament',
        url: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
        says: '2025-12-13'
      },
      { note: 'For children' }
    )
  ],
  JP: [
    registered('jp', 'よりそいホットライン', '0120-279-338'),
    registered('jp', 'TELL Lifeline', '0800-300-8355', { note: 'In English' })
  ],
  KR: [registered('kr', '자살예방 상담전화', '109')],
  MX: [registered('mx', 'SAPTEL', '55 5259 8121')],
  NZ: [
    told(
      '1737, Need to talk?',
      '1737',
      { name: 'NZ Families', url: 'https://nzfamilies.org.nz/?p=1578', says: '2025-12-22' },
      { note: 'Call or text' }
    )
  ],
  PH: [
    registered('ph', 'NCMH Crisis Hotline', '1553', { note: 'From a landline' }),
    registered('ph', 'NCMH Crisis Hotline', '0917 899 8727', { note: 'From a mobile phone' })
  ],
  RU: [
    registered('ru', 'Детский телефон доверия', '8 800 2000 122', { note: 'For children and teenagers' }),
    registered('ru', 'Телефон доверия', '8 800 333 44 34')
  ],
  SG: [
    told('Samaritans of Singapore', '1767', {
      name: 'Mothership',
      url: 'https://mothership.sg/2022/09/sos-24h-whatsapp-service',
      says: '2022-09-10'
    }),
    told(
      'Samaritans of Singapore, CareText',
      '9151 1767',
      { name: 'Mothership', url: 'https://mothership.sg/2022/09/sos-24h-whatsapp-service', says: '2022-09-10' },
      { note: 'WhatsApp messages' }
    )
  ],
  US: [
    registered('us', '988 Suicide & Crisis Lifeline', '988', { note: 'Call or text' }),
    registered('us', 'Crisis Text Line', '741741', { text: 'HOME' })
  ]
}
