import { physical, num, say, template, work } from '#domain/paper/templates/kit.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180

export const waves = template({
  key: 'phy-refraction',
  subject: 'physics',
  topic: { code: 'phy-waves', name: 'Waves' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const index = random.int(130, 175) / 100
    const angle = random.int(20, 70)
    const wavelength = random.int(410, 690)
    const c = 3e8
    const frequency = c / (wavelength * 1e-9)
    const inside = (Math.asin(Math.sin(rad(angle)) / index) * 180) / Math.PI
    const critical = (Math.asin(1 / index) * 180) / Math.PI
    return {
      stem: `Light of wavelength ${wavelength} nm in air enters a block of glass of refractive index ${num(index)}. The angle of incidence is ${angle}°. The speed of light in air is 3.00 × 10⁸ m s⁻¹.`,
      parts: [
        work({
          text: 'Calculate the frequency of the light.',
          ...physical(frequency, 'Hz'),
          steps: [`Uses v = fλ with λ = ${wavelength} × 10⁻⁹ m`],
          error: 'Leaving the wavelength in nanometres.'
        }),
        work({
          text: 'Calculate the angle of refraction in the glass.',
          answer: `${inside.toFixed(1)}°`,
          steps: ['Uses n = sin i ÷ sin r', `Obtains sin r = ${num(Math.sin(rad(angle)) / index)}`],
          error: 'Dividing the angles instead of their sines.'
        }),
        work({
          text: 'Calculate the critical angle for light inside the glass that meets the air.',
          answer: `${critical.toFixed(1)}°`,
          steps: ['Uses sin c = 1 ÷ n'],
          error: 'Using sin c = n, which no calculator can solve.'
        }),
        say({
          text: 'State what happens to the frequency and to the wavelength of the light as it enters the glass.',
          command: 'state',
          points: [
            { text: 'The frequency stays the same', or: ['no change in frequency'], not: ['the frequency falls'] },
            { text: 'The wavelength becomes shorter', or: ['it decreases', 'it is divided by the refractive index'] }
          ],
          error: 'Saying that the frequency falls because the light slows down.'
        })
      ]
    }
  }
})
