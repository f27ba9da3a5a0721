/** Keys of the planner belong to what is typed in, and to a dialog that is open. */
export function isTyping(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return isField || document.querySelector('[role=dialog],[role=alertdialog]') !== null
}
