/** Runs `work` whenever the page may be going away: a phone ends hidden pages without another word. */
export function onPageEnd(work: () => void): () => void {
  addEventListener('pagehide', work)
  document.addEventListener('visibilitychange', work)
  return () => {
    removeEventListener('pagehide', work)
    document.removeEventListener('visibilitychange', work)
  }
}
