/** All that the landing page runs beside its islands. */
import '#components/landing/open-workspace.ts'
import '#components/landing/get-started.ts'
import '#components/landing/to-top.ts'
