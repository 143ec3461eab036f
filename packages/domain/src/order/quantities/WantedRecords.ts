/**
 * The numbers of records available and wanted: for an order, an area, an area's detail row, or its homes, apartments,
 * and businesses. If there are parts, both numbers are the sums of the parts. Whole numbers; `desired` is from 0 to
 * `available`.
 */
export interface WantedRecords {
  /** A key that is unique among its siblings: the area's key, the detail's code, or 'homes'. */
  readonly key: string
  readonly available: number
  readonly desired: number
  /** The smaller parts; empty if there aren't any. */
  readonly parts: ReadonlyArray<WantedRecords>
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, each) => total + each, 0)

/**
 * Builds wanted records that can't be divided, with everything available selected; use `changeWantedRecords` to select fewer.
 */
export const createWantedLeaf = (key: string, available: number): WantedRecords => ({
  key,
  available,
  desired: available,
  parts: [],
})

/** Adds up the parts, leaving out those with nothing available. */
export const sumWantedRecords = (key: string, parts: ReadonlyArray<WantedRecords>): WantedRecords => {
  const kept = parts.filter(({ available }) => available > 0)
  return {
    key,
    available: sum(kept.map(({ available }) => available)),
    desired: sum(kept.map(({ desired }) => desired)),
    parts: kept,
  }
}

/**
 * Lists the wanted records that can't be divided, each with its path relative to the ones given: ['zip:60614', 'C001',
 * 'homes'].
 */
export const listWantedLeaves = (
  { parts }: WantedRecords,
  above: ReadonlyArray<string> = [],
): ReadonlyArray<{ readonly path: ReadonlyArray<string>; readonly leaf: WantedRecords }> =>
  parts.flatMap((part) => {
    const path = [...above, part.key]
    return part.parts.length === 0 ? [{ path, leaf: part }] : listWantedLeaves(part, path)
  })
