/**
 * Whether the date that a subject got while setting up still counts beside its rows of `exams`: a mock before it does not
 * stand for it, a paper on that day or later does.
 */
export function isOwnDateCounted(examOn: string | null, rowDates: readonly string[]): examOn is string {
  return examOn !== null && rowDates.every(date => date < examOn)
}
