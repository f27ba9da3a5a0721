import load from 'highs'
import type { Solve } from '#domain/paper/compose.ts'
import { solver, type Highs } from '#workers/highs.ts'

/** HiGHS as the worker has it, for commands and tests. */
export const nodeSolver = async (): Promise<Solve> => solver((await load()) as unknown as Highs)
