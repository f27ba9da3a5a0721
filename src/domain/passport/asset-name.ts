const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'application/pdf': 'pdf'
}

interface Asset {
  readonly id: string
  readonly mime: string
}

/** Where the bytes of a file lie in a passport. By the id alone: a name is the words of a stranger. */
export function assetPath({ id, mime }: Asset): string {
  const kind = mime.split(';')[0]?.trim() ?? ''
  const ending = Object.hasOwn(ENDINGS, kind) ? ENDINGS[kind] : 'bin'
  return `assets/${id}.${ending ?? 'bin'}`
}

/** The sound of a lecture: large, so that the student says whether it goes along. */
export const isLectureSound = ({ kind, mime }: { readonly kind: string; readonly mime: string }): boolean =>
  kind === 'recording' && !mime.startsWith('image/')
