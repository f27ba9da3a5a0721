import type { FeastName } from '#domain/days-off/feasts.ts'
import { isChristmasOff } from '#domain/days-off/christmas.ts'

/**
 * Where a feast is a public holiday, by the zone of the country: mostly general knowledge, looked up in no list country
 * by country. It ticks what is offered and decides nothing: who lives where says little of what they keep.
 */
const USUAL: readonly (readonly [RegExp, readonly FeastName[]])[] = [
  [
    /^(Australia|Europe\/(London|Dublin|Berlin|Vienna|Zurich|Stockholm|Oslo|Copenhagen|Helsinki|Prague|Budapest)|Pacific\/Auckland|Africa\/(Johannesburg|Lagos|Nairobi|Accra|Kampala|Harare|Lusaka)|Asia\/Hong_Kong)/,
    ['good-friday', 'easter-monday']
  ],
  [
    /^(America\/(?!New_York|Chicago|Denver|Los_Angeles)|Asia\/(Kolkata|Calcutta|Singapore|Manila|Jakarta))/,
    ['good-friday']
  ],
  [/^Europe\/(Paris|Rome|Amsterdam|Brussels|Warsaw|Luxembourg)/, ['easter-monday']],
  [
    /^(Europe\/(Athens|Bucharest|Sofia|Belgrade|Kiev|Kyiv|Chisinau)|Asia\/(Nicosia|Beirut|Tbilisi))/,
    ['orthodox-easter']
  ],
  [
    /^(Asia\/(Riyadh|Dubai|Qatar|Kuwait|Bahrain|Muscat|Aden|Amman|Beirut|Baghdad|Damascus|Karachi|Dhaka|Jakarta|Kuala_Lumpur|Singapore|Kolkata|Calcutta|Tashkent|Baku)|Europe\/Istanbul|Africa\/(Cairo|Tripoli|Tunis|Algiers|Casablanca|Lagos|Khartoum|Nairobi))/,
    ['eid-fitr', 'eid-adha']
  ],
  [
    /^(Asia\/(Kolkata|Calcutta|Singapore|Kuala_Lumpur|Colombo|Kathmandu)|Indian\/Mauritius|America\/Port_of_Spain)/,
    ['diwali']
  ],
  [
    /^Asia\/(Shanghai|Urumqi|Hong_Kong|Macau|Taipei|Singapore|Kuala_Lumpur|Seoul|Ho_Chi_Minh|Saigon|Jakarta)/,
    ['lunar-new-year']
  ],
  [/^Asia\/(Tehran|Kabul|Baku|Tashkent|Almaty|Bishkek|Dushanbe)/, ['nowruz']],
  [/^Asia\/(Jerusalem|Tel_Aviv)/, ['passover', 'rosh-hashanah', 'yom-kippur']]
]

/** Countries where 1 January is a working day. */
const NO_NEW_YEAR = /^(Asia\/(Jerusalem|Tel_Aviv|Tehran|Riyadh|Dhaka|Karachi)|Africa\/(Cairo|Tripoli|Addis_Ababa))/

export function usualFeasts(zone: string): ReadonlySet<FeastName> {
  const found = USUAL.flatMap(([zones, names]) => (zones.test(zone) ? names : []))
  return new Set([
    ...found,
    ...(NO_NEW_YEAR.test(zone) ? [] : (['new-year'] as const)),
    ...(isChristmasOff(zone) ? (['christmas'] as const) : [])
  ])
}
