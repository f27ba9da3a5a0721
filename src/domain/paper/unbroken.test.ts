import { expect, test } from 'vitest'
import { unbroken } from '#domain/paper/unbroken.ts'

test.each([
  ['a mass of 1300 kg and', 'a mass of 1300_kg and'],
  ['a speed of 9.81 m s⁻¹.', 'a speed of 9.81_m_s⁻¹.'],
  ['0.0808 mol dm⁻³: then', '0.0808_mol_dm⁻³: then'],
  ['11.5 cm², 18 % and 40 °C', '11.5_cm², 18_% and 40_°C'],
  ['an army of 100 000 men', 'an army of 100_000_men'],
  ['In 1919 Germany lost 13 regions', 'In 1919 Germany lost 13 regions']
])('units were broken from their numbers: %s', (text, joined) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(joined)
})
