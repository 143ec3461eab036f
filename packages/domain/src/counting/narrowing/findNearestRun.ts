/** A value and the number of records that have it. */
export interface CountedValue {
  readonly value: string
  readonly records: number
}

/** A run of neighboring values from the first to the last, inclusive. */
export interface ValueRun {
  readonly first: number
  readonly last: number
  readonly records: number
}

/**
 * Returns the run that leaves at least one record and is nearest to `wanted`; of equally near runs, the larger one,
 * then the first.
 */
const nearestOf = (runs: Iterable<ValueRun>, wanted: number): ValueRun | null => {
  const distance = ({ records }: ValueRun): number => Math.abs(records - wanted)
  let best: ValueRun | null = null
  for (const run of runs) {
    if (run.records < 1) continue
    const isBetter =
      best === null ||
      distance(run) < distance(best) ||
      (distance(run) === distance(best) && run.records > best.records)
    if (isBetter) best = run
  }
  return best
}

/**
 * Generates, from each starting value, the run that just reaches `wanted` and the one before it; no other run is
 * nearer.
 */
const runsAround = function* (rows: ReadonlyArray<CountedValue>, wanted: number): Generator<ValueRun> {
  let last = -1
  let records = 0
  for (let first = 0; first < rows.length; first++) {
    while (records < wanted && last + 1 < rows.length) {
      last++
      records += rows[last]?.records ?? 0
    }
    const end = rows[last]?.records ?? 0
    if (last > first) yield { first, last: last - 1, records: records - end }
    yield { first, last, records }
    records -= rows[first]?.records ?? 0
  }
}

const singleValues = (rows: ReadonlyArray<CountedValue>): ReadonlyArray<ValueRun> =>
  rows.map(({ records }, at) => ({ first: at, last: at, records }))

/**
 * Finds the range of neighboring values, or with `isOne` the single value, that leaves the number of records nearest
 * to `wanted`; null if there isn't one.
 */
export const findNearestRun = (
  rows: ReadonlyArray<CountedValue>,
  wanted: number,
  isOne: boolean,
): ValueRun | null => nearestOf(isOne ? singleValues(rows) : runsAround(rows, wanted), wanted)
