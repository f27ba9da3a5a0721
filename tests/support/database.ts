import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

/** One PostgreSQL for all database tests; each file takes a database of its own. */
export async function setup(project: TestProject): Promise<() => void> {
  const cluster = await startCluster()
  project.provide('postgresPort', cluster.port)
  return () => cluster.stop()
}
