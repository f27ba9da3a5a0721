/**
 * Zones of countries where 25 December is a working day: neither a public nor a bank holiday in date-holidays 3.37.0
 * (AE AM AZ BH CN DZ EG IL IR JP KM KZ LY MA MK MR RS RU SA SO TH TN TR TW UZ VN), and Qatar, Kuwait, Oman, Yemen,
 * Afghanistan, Cambodia, Laos, Mongolia and North Korea, which it lacks.
 */
const WORKING = new Set(
  (
    'Africa/Algiers Africa/Cairo Africa/Casablanca Africa/El_Aaiun Africa/Mogadishu Africa/Nouakchott Africa/Tripoli ' +
    'Africa/Tunis Asia/Aden Asia/Almaty Asia/Anadyr Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Bahrain Asia/Baku ' +
    'Asia/Bangkok Asia/Chita Asia/Dubai Asia/Ho_Chi_Minh Asia/Irkutsk Asia/Jerusalem Asia/Kabul Asia/Kamchatka ' +
    'Asia/Khandyga Asia/Krasnoyarsk Asia/Kuwait Asia/Magadan Asia/Muscat Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk ' +
    'Asia/Oral Asia/Phnom_Penh Asia/Pyongyang Asia/Qatar Asia/Qyzylorda Asia/Riyadh Asia/Saigon Asia/Sakhalin ' +
    'Asia/Samarkand Asia/Shanghai Asia/Srednekolymsk Asia/Taipei Asia/Tashkent Asia/Tehran Asia/Tel_Aviv Asia/Tokyo ' +
    'Asia/Ulaanbaatar Asia/Urumqi Asia/Ust-Nera Asia/Vientiane Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg ' +
    'Asia/Yerevan Europe/Belgrade Europe/Istanbul Europe/Kaliningrad Europe/Moscow Europe/Samara Europe/Skopje ' +
    'Europe/Ulyanovsk Europe/Volgograd Indian/Comoro'
  ).split(' ')
)

/** Where nobody works on 25 December, it is a day without study until the student says otherwise. */
export function isChristmasOff(zone: string): boolean {
  return !WORKING.has(zone)
}
