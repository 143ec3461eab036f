import { readStates, readZips } from "@listwright/geography"
import type { Random } from "../random/Random.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"

/** The origins of people who move to a state. */
export interface Origins {
  /** The state's position among all states, from 1. */
  readonly code: number
  /** True if the state has more than one county to move between. */
  readonly hasCounties: boolean
  /** Draws the position of another state, from 1. */
  readonly drawOther: (random: Random) => number
}

/** The distance, in degrees, over which the number of incoming people halves. */
const NEAR = 5

const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** Reads each state's origins; people come from populous states and from nearby states. */
export const readOrigins = (): ReadonlyMap<string, Origins> => {
  const byState = Map.groupBy(
    readZips().filter(({ hasArea }) => hasArea),
    ({ state }) => state,
  )
  const states = readStates().map(({ code, population }) => {
    const zips = byState.get(code) ?? []
    return {
      code,
      population,
      counties: new Set(zips.map(({ countyFips }) => countyFips)).size,
      latitude: mean(zips.map(({ latitude }) => latitude)),
      longitude: mean(zips.map(({ longitude }) => longitude)),
    }
  })
  return new Map(
    states.map((to, at) => {
      const others = new WeightedPicker(
        states.map((from) => {
          const [north, east] = [from.latitude - to.latitude, 0.8 * (from.longitude - to.longitude)]
          return from === to ? 0 : from.population / (1 + Math.sqrt(north * north + east * east) / NEAR)
        }),
      )
      return [
        to.code,
        {
          code: at + 1,
          hasCounties: to.counties > 1,
          drawOther: (random: Random) => others.draw(random) + 1,
        },
      ]
    }),
  )
}
