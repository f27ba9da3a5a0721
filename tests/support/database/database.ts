import type { TestProject } from 'vitest/node'
import { postgresPrograms, startCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

/** One PostgreSQL of the version that the project is named after; each file of tests takes a database of its own. */
export async function setup(project: TestProject): Promise<() => void> {
  const programs = postgresPrograms().find(({ version }) => project.name === `PostgreSQL ${version}`)
  if (!programs) throw new Error('The database tests need PostgreSQL 15 or newer with pgTAP, and found none.')
  const cluster = await startCluster(programs)
  project.provide('postgresPort', cluster.port)
  return () => cluster.stop()
}
