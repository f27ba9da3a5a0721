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

const DOMRADIO = {
  name: 'Domradio',
  url: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
  says: 'no date'
}
const SAMARITANS = {
  name: 'Samaritans',
  url: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  says: 'no date'
}
const SIPSE = {
  name: 'Novedades Quintana Roo',
  url: 'https://sipse.com/novedades/anuncian-linea-de-apoyo-emocional-para-jovenes-cancunenses-477641.html',
  says: '2024-09'
}
const SUNSTAR = {
  name: 'SunStar, with figures of the Department of Health',
  url: 'https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays',
  says: 'no date'
}

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
  BR: [
    told('CVV, Centro de Valorização da Vida', '188', {
      name: 'Claudia',
      url: 'https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/',
      says: '2018-07'
    })
  ],
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
  DE: [told('Telefonseelsorge', '0800 1110111', DOMRADIO), told('Telefonseelsorge', '0800 1110222', DOMRADIO)],
  ES: [
    told('Línea 024, Ministerio de Sanidad', '024', {
      name: 'RTVE',
      url: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
      says: '2022-05-09'
    }),
    told(
      'Línea de ayuda a la infancia, Fundación ANAR',
      '116 111',
      {
        name: 'Fundación ANAR, on the Valencian Community',
        url: 'https://anar.org/fundacion-anar-continuara-prestando-el-servicio-de-atencion-telefonica-a-la-infancia-y-la-adolescencia-en-la-comunidad-valenciana',
        says: '2023-05'
      },
      { note: 'For children and teenagers, at any hour' }
    ),
    told(
      'Línea 016, Ministerio de Igualdad',
      '016',
      {
        name: 'Europa Press, with figures of the Ministry of Equality',
        url: 'https://www.europapress.es/epsocial/igualdad/noticia-suben-levemente-consultas-016-primer-semestre-2025-59317-casi-330-diarias-20250807133253.html',
        says: '2025-08-07'
      },
      { note: 'On violence against women and girls, at any hour' }
    )
  ],
  FR: [
    told('3114, numéro national de prévention du suicide', '3114', {
      name: 'Franceinfo, with figures of the Ministry of Health',
      url: 'https://www.francetvinfo.fr/sante/psycho-bien-etre/sante-mentale/suicides-le-numero-national-de-prevention-3114-a-recu-34000-appels-en-quatre-mois_4943130.html',
      says: '2022-02'
    })
  ],
  GB: [
    told(
      'Childline',
      '0800 1111',
      {
        name: 'Worcestershire Safeguarding Children Partnership',
        url: 'https://www.safeguardingworcestershire.org.uk/home/wscp/children-and-young-people/',
        says: 'no date'
      },
      { note: 'For children and teenagers, at any hour' }
    ),
    told('Samaritans', '116 123', SAMARITANS),
    registered('gb', 'Shout', '85258', { text: 'SHOUT' })
  ],
  ID: [registered('id', 'SEJIWA, Kementerian Kesehatan', '119', { note: 'Then press 8' })],
  IE: [registered('gb', 'Samaritans', '116 123')],
  IN: [
    told(
      'Tele MANAS',
      '14416',
      {
        name: 'The Shillong Times, an answer of the government to Parliament',
        url: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
        says: '2025-02-07'
      },
      { note: 'In 20 languages' }
    ),
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
  MX: [told('SAPTEL', '55 5259 8121', SIPSE), told('Línea de la Vida', '800 911 2000', SIPSE)],
  NZ: [
    told(
      '1737, Need to talk?',
      '1737',
      { name: 'NZ Families', url: 'https://nzfamilies.org.nz/?p=1578', says: '2025-12-22' },
      { note: 'Call or text' }
    )
  ],
  PH: [
    told('NCMH Crisis Hotline', '1553', SUNSTAR, { note: 'From a landline' }),
    told('NCMH Crisis Hotline', '0917 899 8727', SUNSTAR, { note: 'From a mobile phone' })
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
