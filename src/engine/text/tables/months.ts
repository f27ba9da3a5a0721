export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** For patterns: the names, and how notes shorten them. */
export const MONTH_NAME = MONTHS.join('|')
export const SHORT_MONTH = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
