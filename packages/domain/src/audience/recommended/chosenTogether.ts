import type { Criterion } from "../../definition/Audience.ts"
import { grouped } from "../../shared/grouped.ts"
import { type Choice, choicesOf } from "./choicesOf.ts"

/** What somebody chose at once. */
export interface ChosenAtOnce {
  /** Whoever chose it: an account, or a quick pick of the site by itself. */
  readonly chooser: number | string
  readonly criteria: ReadonlyArray<Criterion>
}

/** How many choosers chose something together with something else, once they are as many as the floor says. */
export interface Together {
  /** What was chosen beside a key, with the number of choosers: at least the floor. */
  readonly beside: (key: string) => ReadonlyArray<readonly [choice: Choice, choosers: number]>
}

/** Whoever chooses more at once says little of what goes together, and costs the square of it. */
export const MOST_CHOICES_AT_ONCE = 60

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
 * What is chosen together: pairs of choices of different attributes that were chosen at once by at least `floor` different
 * choosers. A chooser counts once for a pair, however often they chose it. What fewer chose is in no answer, and changes none:
 * nobody learns from it what a single customer does. spec: order-builder §7 (recommended demos)
 */
export const chosenTogether = (all: ReadonlyArray<ChosenAtOnce>, floor: number): Together => {
  const byChooser = [...grouped(all, ({ chooser }) => chooser).values()].map((own) =>
    own
      .map(({ criteria }) => choicesOf(criteria))
      .filter((choices) => choices.length <= MOST_CHOICES_AT_ONCE),
  )
  // A pair has no more choosers than each of its two: what fewer chose needs not be paired.
  const frequent = [...choosersOfEach(byChooser).values()]
    .filter(([, choosers]) => choosers >= floor)
    .map(([choice]) => choice)
  const placeOf = new Map(frequent.map(({ key }, at) => [key, at]))
  const size = frequent.length
  const choosers = new Map<number, number>()
  for (const own of byChooser) {
    const pairs = new Set<number>()
    for (const choices of own) {
      const known = choices.flatMap((choice) => {
        const at = placeOf.get(choice.key)
        return at === undefined ? [] : [{ at, column: choice.column }]
      })
      for (const one of known)
        for (const other of known) if (one.column !== other.column) pairs.add(one.at * size + other.at)
    }
    for (const pair of pairs) choosers.set(pair, (choosers.get(pair) ?? 0) + 1)
  }
  const beside = new Map<string, Array<readonly [Choice, number]>>()
  for (const [pair, count] of choosers) {
    const [one, other] = [frequent[Math.floor(pair / size)], frequent[pair % size]]
    if (count < floor || one === undefined || other === undefined) continue
    const held = beside.get(one.key)
    if (held === undefined) beside.set(one.key, [[other, count]])
    else held.push([other, count])
  }
  return { beside: (key) => beside.get(key) ?? [] }
}
