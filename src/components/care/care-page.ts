import { $careCountry, chooseCountry } from '#stores/care-country.ts'

const field = document.querySelector<HTMLSelectElement>('#care-country')
const sections = document.querySelectorAll<HTMLElement>('[data-country]')

$careCountry.subscribe(country => {
  const known = [...sections].some(one => one.dataset['country'] === country) ? country : ''
  if (field) field.value = known
  for (const one of sections) one.hidden = one.dataset['country'] !== known
  document.querySelector('#care-choose')?.toggleAttribute('hidden', known !== '')
})
field?.addEventListener('change', () => chooseCountry(field.value))
