/** A worker of its own for each open PDF: ending it gives back all that the file took. */
export const openPdfWorker = (): Worker =>
  new Worker(new URL('../../workers/pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' })
