/** Brings a picture that was just put into a note onto the screen: its place at once, and all of it when it is drawn. */
export function showPicture(note: HTMLElement, fileId: string): void {
  const figures = [...note.querySelectorAll<HTMLElement>('figure[data-file-id]')]
  const figure = figures.findLast(one => one.dataset['fileId'] === fileId)
  const show = (): void => figure?.scrollIntoView({ block: 'nearest' })
  show()
  figure?.querySelector('img')?.addEventListener('load', show, { once: true })
}
