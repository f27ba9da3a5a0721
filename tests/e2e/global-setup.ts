import { startApp } from '#cli/running-app.ts'

/** The app that all tests use; the folder of its data for those that look into it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { data, stop } = await startApp(process.env['E2E_PORT'] ?? '4399')
  process.env['E2E_DATA'] = data
  return stop
}
