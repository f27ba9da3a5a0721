/**
 * npm hands a signal to its shell, and the shell ends without telling what it runs: who began this process is then gone,
 * and it would go on alone. Nothing says so but another parent.
 */
export function endWithParent(end: () => void): void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    end()
  }, 500)
  look.unref()
}
