import { openTool } from '#stores/route.ts'

/** A sound becomes a lecture: the list of lectures shows how far it is. */
export async function takeSound(file: File): Promise<void> {
  const { bring } = await import('#tools/notetaker/lecture/list/bring.store.ts')
  openTool('notetaker', { recording: 'all' }, { replace: true })
  await bring(file)
}
