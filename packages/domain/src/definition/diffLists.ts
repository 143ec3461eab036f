/** The items that two lists share, and those that only one of them has, each in its own list's order. */
export interface ListDiff<A> {
  readonly both: ReadonlyArray<A>
  readonly onlyFirst: ReadonlyArray<A>
  readonly onlySecond: ReadonlyArray<A>
}

/** Compares two lists; items with the same `keyOf` are the same item. */
export const diffLists = <A>(
  first: ReadonlyArray<A>,
  second: ReadonlyArray<A>,
  keyOf: (thing: A) => string,
): ListDiff<A> => {
  const [ofFirst, ofSecond] = [new Set(first.map(keyOf)), new Set(second.map(keyOf))]
  return {
    both: first.filter((thing) => ofSecond.has(keyOf(thing))),
    onlyFirst: first.filter((thing) => !ofSecond.has(keyOf(thing))),
    onlySecond: second.filter((thing) => !ofFirst.has(keyOf(thing))),
  }
}
