import { calorimeter } from '#domain/paper/templates/chemistry/calorimeter.ts'
import { electrolysis } from '#domain/paper/templates/chemistry/electrolysis.ts'
import { empirical } from '#domain/paper/templates/chemistry/empirical.ts'
import { hess } from '#domain/paper/templates/chemistry/hess.ts'
import { isotopes } from '#domain/paper/templates/chemistry/isotopes.ts'
import { moles } from '#domain/paper/templates/chemistry/moles.ts'
import { ph } from '#domain/paper/templates/chemistry/ph.ts'
import { rate } from '#domain/paper/templates/chemistry/rate.ts'
import { titration } from '#domain/paper/templates/chemistry/titration.ts'
import { product } from '#domain/paper/templates/chemistry/yield.ts'

export const CHEMISTRY = [isotopes, moles, empirical, titration, ph, calorimeter, hess, rate, product, electrolysis]
