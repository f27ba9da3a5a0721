/** Fills in the e-mail of the student whose work is kept here, so that the right account returns to it. */
export function showRememberedEmail(): void {
  const note = document.getElementById('held')
  const input = document.querySelector<HTMLInputElement>('input[name=email]')
  if (!note || !input) return
  try {
    const held = JSON.parse(localStorage.getItem(note.dataset['key'] ?? '') ?? 'null') as { email?: unknown } | null
    if (typeof held?.email !== 'string' || held.email === '') return
    note.textContent = note.dataset['words']?.replace('{email}', held.email) ?? ''
    note.hidden = false
    input.value ||= held.email
  } catch {
    // A device without storage keeps nobody's work.
  }
}
