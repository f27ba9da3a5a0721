import { CARE_COUNTRY } from '#config/care.ts'

const field = document.querySelector<HTMLSelectElement>('#care-country')
const sections = [...document.querySelectorAll<HTMLElement>('[data-country]')]

/** Where nothing can be kept the guess is shown each time. */
function chosen(): string | null {
  try {
    return localStorage.getItem(CARE_COUNTRY)
  } catch {
    return null
  }
}

function guessed(): string {
  const table = document.querySelector('#care-zones')?.textContent ?? '{}'
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const found = Object.entries(JSON.parse(table) as Record<string, string[]>).find(([, zones]) => zones.includes(zone))
  return found?.[0] ?? ''
}

function show(country: string): void {
  const known = sections.some(one => one.dataset['country'] === country) ? country : ''
  if (field) field.value = known
  for (const one of sections) one.hidden = one.dataset['country'] !== known
  document.querySelector('#care-choose')?.toggleAttribute('hidden', known !== '')
}

show(chosen() || guessed())
field?.addEventListener('change', () => {
  show(field.value)
  try {
    localStorage.setItem(CARE_COUNTRY, field.value)
  } catch {
    // The numbers are shown all the same.
  }
})
