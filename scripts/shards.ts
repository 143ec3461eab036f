/** A unit of work with its estimated duration. */
export interface Part {
  readonly name: string
  readonly seconds: number
}

/** Spreads parts over shards that take about the same time: the longest first, each to the shard with the least. */
export const shardsOf = <P extends Part>(
  parts: ReadonlyArray<P>,
  count: number,
): ReadonlyArray<ReadonlyArray<P>> => {
  const shards = Array.from({ length: count }, () => ({ parts: [] as Array<P>, seconds: 0 }))
  const sorted = parts.toSorted(
    (one, other) => other.seconds - one.seconds || (one.name < other.name ? -1 : 1),
  )
  for (const part of sorted) {
    const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    least.parts.push(part)
    least.seconds += part.seconds
  }
  return shards.map(({ parts }) => parts)
}

/** Parses '3/6' as the third of six; undefined if it isn't a valid shard. */
export const readShard = (text: string): { readonly at: number; readonly of: number } | undefined => {
  const [, at = "", of = ""] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return Number(at) >= 1 && Number(at) <= Number(of) ? { at: Number(at), of: Number(of) } : undefined
}
