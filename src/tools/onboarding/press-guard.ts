/** The second half of a double press on "Next" falls on the step that has just opened, which it does not mean. */
export function pressGuard(): (detail: number) => boolean {
  let hasBegun = false
  return detail => {
    hasBegun ||= detail < 2
    return hasBegun
  }
}
