import { groupedMedian } from "./groupedMedian.ts"
import type { Neighbor, Neighbors } from "./Neighbors.ts"
import { ROUTE_ATTRIBUTE_RANGES } from "../../catalog/occupantColumns.ts"

/** A carrier route's attributes in an occupant list; 0 if unknown. Units are those of `occupantColumns`. */
export interface RouteFacts {
  readonly income: number
  readonly homeValue: number
  readonly age: number
  readonly withChildren: number
  readonly owners: number
}

export const UNKNOWN_ROUTE_FACTS: RouteFacts = { income: 0, homeValue: 0, age: 0, withChildren: 0, owners: 0 }

/**
 * The minimum number of households; with fewer, the figures would reveal more about individual households than about
 * the route.
 */
const FEWEST = 5

/** The boundaries between the INCOME and HOMEVALUE bands, in thousands of dollars; the outer bounds are set by hand. */
const INCOMES = [5, 15, 25, 35, 50, 75, 100, 125, 150, 175, 200, 250, 400]
const HOME_VALUES = [40, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000]

const YES = 1
const OWNER = 1

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Number.isNaN(value) ? 0 : Math.min(Math.max(Math.round(value), least), most)

/** Returns the median of individually known values, or NaN if there are none. */
const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN

/** Counts the occurrences of each code, starting from 1. */
const tally = (codes: ReadonlyArray<number>, largest: number): ReadonlyArray<number> => {
  const counts = Array.from({ length: largest }, () => 0)
  for (const code of codes) if (code > 0) counts[code - 1] = (counts[code - 1] ?? 0) + 1
  return counts
}

/** Returns a function that derives a route's attributes from its households. */
export const routeFactsReader = (neighbors: Neighbors) => {
  const [income, homeValue] = [neighbors.first("INCOME"), neighbors.first("HOMEVALUE")]
  const [children, owner] = [neighbors.first("CHILDREN"), neighbors.first("OWNERRENTER")]
  const ages = neighbors.each("AGE")
  return (households: ReadonlyArray<Neighbor>): RouteFacts => {
    if (households.length < FEWEST) return UNKNOWN_ROUTE_FACTS
    const percent = (holds: (household: Neighbor) => boolean): number =>
      (100 * households.filter(holds).length) / households.length
    return {
      income: within(
        groupedMedian(tally(households.map(income), INCOMES.length - 1), INCOMES),
        ROUTE_ATTRIBUTE_RANGES.income,
      ),
      homeValue: within(
        groupedMedian(tally(households.map(homeValue), HOME_VALUES.length - 1), HOME_VALUES),
        ROUTE_ATTRIBUTE_RANGES.homeValue,
      ),
      age: within(median(households.flatMap(ages).filter((age) => age > 0)), ROUTE_ATTRIBUTE_RANGES.age),
      withChildren: within(
        percent((household) => children(household) === YES),
        ROUTE_ATTRIBUTE_RANGES.share,
      ),
      owners: within(
        percent((household) => owner(household) === OWNER),
        ROUTE_ATTRIBUTE_RANGES.share,
      ),
    }
  }
}
