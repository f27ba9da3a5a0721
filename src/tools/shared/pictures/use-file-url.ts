import { useCallback, useEffect, useState } from 'react'
import { fileUrl } from '#data/sync/files/files.ts'

/** An address of a stored file's bytes: undefined while it is looked for, null where it cannot be had now. */
export function useFileUrl(id: string): readonly [url: string | null | undefined, again: () => void] {
  const [url, setUrl] = useState<string | null | undefined>(undefined)
  const [times, setTimes] = useState(0)
  const again = useCallback(() => {
    setUrl(undefined)
    setTimes(now => now + 1)
  }, [])
  useEffect(() => {
    let isGone = false
    fileUrl(id).then(
      found => isGone || setUrl(found),
      () => isGone || setUrl(null)
    )
    return () => {
      isGone = true
    }
  }, [id, times])
  // What only the network has may be had once it is there.
  useEffect(() => {
    if (url !== null) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [url, again])
  return [url, again]
}
