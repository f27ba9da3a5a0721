import type { EngineMethods } from '#contract/engine/worker.ts'
import { serve } from '#workers/answers.ts'
import { engineWork } from '#workers/engine-work.ts'

serve<EngineMethods>(engineWork())
