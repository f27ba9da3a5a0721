import { startApp } from '#cli/process/running-app.ts'

/** The app that all tests use; the folder of its data for those that look into it. Both are told by the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { origin, data, stop } = await startApp()
  process.env['E2E_ORIGIN'] = origin
  process.env['E2E_DATA'] = data
  return stop
}
