export interface Constant {
  readonly name: string
  readonly value: string
  /** In the spelling of the unit library; empty for a pure number. */
  readonly unit: string
}

/**
 * CODATA 2022 (physics.nist.gov/constants). c, h, e, k_B and N_A are exact since the SI of 2019; g is the standard
 * acceleration of 1901. A name that a student defines goes before.
 */
export const CONSTANTS: readonly Constant[] = [
  { name: 'c', value: '299792458', unit: 'm/s' },
  { name: 'G', value: '6.67430e-11', unit: 'm^3/(kg s^2)' },
  { name: 'h', value: '6.62607015e-34', unit: 'J s' },
  { name: 'h_planck', value: '6.62607015e-34', unit: 'J s' },
  { name: 'q_e', value: '1.602176634e-19', unit: 'C' },
  { name: 'k_B', value: '1.380649e-23', unit: 'J/K' },
  { name: 'N_A', value: '6.02214076e23', unit: 'mol^-1' },
  { name: 'R', value: '8.31446261815324', unit: 'J/(mol K)' },
  { name: 'R_gas', value: '8.31446261815324', unit: 'J/(mol K)' },
  { name: 'm_e', value: '9.1093837139e-31', unit: 'kg' },
  { name: 'm_p', value: '1.67262192595e-27', unit: 'kg' },
  { name: 'm_n', value: '1.67492750056e-27', unit: 'kg' },
  { name: 'ε_0', value: '8.8541878188e-12', unit: 'F/m' },
  { name: 'μ_0', value: '1.25663706127e-6', unit: 'N/A^2' },
  { name: 'g', value: '9.80665', unit: 'm/s^2' },
  { name: 'g_n', value: '9.80665', unit: 'm/s^2' },
  { name: 'F_faraday', value: '96485.3321233', unit: 'C/mol' },
  { name: 'σ_SB', value: '5.670374419e-8', unit: 'W/(m^2 K^4)' }
]
