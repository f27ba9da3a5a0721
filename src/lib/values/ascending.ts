/** Lets the item at `start` sink to its place among those below it. */
function sink<Item>(heap: Item[], start: number, compare: (a: Item, b: Item) => number): void {
  const item = heap[start] as Item
  let place = start
  for (let child = 2 * place + 1; child < heap.length; child = 2 * place + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1] as Item, heap[child] as Item) < 0) child += 1
    if (compare(heap[child] as Item, item) >= 0) break
    heap[place] = heap[child] as Item
    place = child
  }
  heap[place] = item
}

/** The items from the smallest up, sorted only as far as they are asked for: a few of very many cost one pass. */
export function* ascending<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Generator<Item> {
  const heap = [...items]
  for (let place = (heap.length >> 1) - 1; place >= 0; place -= 1) sink(heap, place, compare)
  while (heap.length > 0) {
    yield heap[0] as Item
    const last = heap.pop() as Item
    if (heap.length === 0) return
    heap[0] = last
    sink(heap, 0, compare)
  }
}
