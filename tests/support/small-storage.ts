/** The browser's small storage, with room for values of so many characters. */
export function smallStorage(room = Infinity): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear()
  }
}
