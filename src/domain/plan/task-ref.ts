/** What a block of a task belongs to: the task, or one step or one date of it (`task/step`). */
export const taskRef = (task: string, step: string | null): string => (step === null ? task : `${task}/${step}`)

export function readTaskRef(ref: string): { readonly task: string; readonly step: string | null } {
  const at = ref.indexOf('/')
  return at < 0 ? { task: ref, step: null } : { task: ref.slice(0, at), step: ref.slice(at + 1) }
}
