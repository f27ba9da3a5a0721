import { circuit } from '#domain/paper/templates/physics/circuit.ts'
import { decay } from '#domain/paper/templates/physics/decay.ts'
import { gas } from '#domain/paper/templates/physics/gas.ts'
import { heater } from '#domain/paper/templates/physics/heater.ts'
import { lift } from '#domain/paper/templates/physics/lift.ts'
import { liquid } from '#domain/paper/templates/physics/liquid.ts'
import { momentum } from '#domain/paper/templates/physics/momentum.ts'
import { motion } from '#domain/paper/templates/physics/motion.ts'
import { spring } from '#domain/paper/templates/physics/spring.ts'
import { waves } from '#domain/paper/templates/physics/waves.ts'

export const PHYSICS = [motion, spring, liquid, momentum, lift, heater, gas, waves, circuit, decay]
