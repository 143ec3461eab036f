import type { Criterion } from "../../definition/Audience.ts"
import { groupBy } from "../../shared/groupBy.ts"
import { type Choice, listChoices } from "./listChoices.ts"

/** The criteria that were chosen together. */
export interface ChoiceGroup {
  /** The chooser: an account, or one of the site's quick picks on its own. */
  readonly chooser: number | string
  readonly criteria: ReadonlyArray<Criterion>
}

/** The number of choosers for each pair of choices made together, if it's at least the floor. */
export interface ChoicePairIndex {
  /**
   * Returns the choices made together with the choice that has this key, each with its number of choosers, which is at
   * least the floor.
   */
  readonly beside: (key: string) => ReadonlyArray<readonly [choice: Choice, choosers: number]>
}

/**
 * The maximum number of choices per selection; larger selections reveal little about which choices go together, and
 * their cost grows quadratically.
 */
export const MAX_CHOICES_PER_SELECTION = 60

const choosersOfEach = (
  byChooser: Iterable<ReadonlyArray<ReadonlyArray<Choice>>>,
): ReadonlyMap<string, readonly [choice: Choice, choosers: number]> => {
  const counted = new Map<string, readonly [Choice, number]>()
  for (const own of byChooser)
    for (const [key, choice] of new Map(own.flat().map((one) => [one.key, one] as const)))
      counted.set(key, [choice, (counted.get(key)?.[1] ?? 0) + 1])
  return counted
}

/**
 * The maximum number of frequent choices whose pairs are counted; it exceeds a source's number of attributes and
 * values.
 */
const MAX_COMPARED = 2_000

/**
 * Returns the choices with at least `floor` choosers; a pair can't have more choosers than either of its two choices.
 * If there are too many, returns those with the most choosers.
 */
const frequentChoices = (
  byChooser: Iterable<ReadonlyArray<ReadonlyArray<Choice>>>,
  floor: number,
): ReadonlyArray<Choice> => {
  const frequent = [...choosersOfEach(byChooser).values()].filter(([, choosers]) => choosers >= floor)
  return frequent
    .toSorted(([a, one], [b, other]) => other - one || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_COMPARED)
    .map(([choice]) => choice)
}

/**
 * Counts the pairs of choices on different attributes that were chosen at once by at least `floor` different choosers.
 * A chooser counts once per pair, no matter how often they chose it. Pairs with fewer choosers never appear in a result
 * or affect one, so the counts don't reveal an individual customer's choices.
 */
export const indexChoicePairs = (all: ReadonlyArray<ChoiceGroup>, floor: number): ChoicePairIndex => {
  const byChooser = [...groupBy(all, ({ chooser }) => chooser).values()].map((own) =>
    own
      .map(({ criteria }) => listChoices(criteria))
      .filter((choices) => choices.length <= MAX_CHOICES_PER_SELECTION),
  )
  const frequent = frequentChoices(byChooser, floor)
  const placeOf = new Map(frequent.map(({ key }, at) => [key, at]))
  const size = frequent.length
  /** For each pair, smaller index first: the number of choosers, and the last chooser counted, numbered from 1. */
  const choosers = new Uint32Array(size * size)
  const last = new Uint32Array(size * size)
  for (const [at, own] of byChooser.entries())
    for (const choices of own) {
      const places = choices.flatMap(({ key }) => placeOf.get(key) ?? []).toSorted((a, b) => a - b)
      for (const [index, one] of places.entries())
        for (let next = index + 1; next < places.length; next++) {
          const pair = one * size + (places[next] ?? 0)
          if (last[pair] === at + 1) continue
          last[pair] = at + 1
          choosers[pair] = (choosers[pair] ?? 0) + 1
        }
    }
  return {
    beside: (key) => {
      const at = placeOf.get(key)
      const own = at === undefined ? undefined : frequent[at]
      if (at === undefined || own === undefined) return []
      return frequent.flatMap((other, place) => {
        const count = choosers[Math.min(at, place) * size + Math.max(at, place)] ?? 0
        return count < floor || other.column === own.column ? [] : [[other, count] as const]
      })
    },
  }
}
