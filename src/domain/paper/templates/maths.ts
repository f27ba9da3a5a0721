import { arithmetic } from '#domain/paper/templates/maths/arithmetic.ts'
import { binomial } from '#domain/paper/templates/maths/binomial.ts'
import { bisector } from '#domain/paper/templates/maths/bisector.ts'
import { cubic } from '#domain/paper/templates/maths/cubic.ts'
import { functions } from '#domain/paper/templates/maths/functions.ts'
import { geometric } from '#domain/paper/templates/maths/geometric.ts'
import { integral } from '#domain/paper/templates/maths/integral.ts'
import { quadratic } from '#domain/paper/templates/maths/quadratic.ts'
import { sector } from '#domain/paper/templates/maths/sector.ts'
import { trig } from '#domain/paper/templates/maths/trig.ts'

export const MATHS = [quadratic, functions, bisector, sector, trig, binomial, arithmetic, geometric, cubic, integral]
