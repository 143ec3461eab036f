import type { OccupantChoice } from "@listwright/domain/audience"
import { InvalidArgumentError } from "@commander-js/extra-typings"

type Target = OccupantChoice["targets"][number]
type Route = OccupantChoice["routes"][number]

/** The words that --targets accepts. */
export const TARGET_VALUES: Readonly<Record<string, Target>> = {
  homes: "homes",
  apartments: "apartments",
  businesses: "businesses",
}

/** The words that --routes accepts. */
export const ROUTE_VALUES: Readonly<Record<string, Route>> = {
  "carrier-routes": "carrierRoutes",
  "po-boxes": "poBoxes",
  "rural-routes": "ruralRoutes",
}

/** Parses comma-separated words, removing duplicates. */
export const optionValueParser =
  <Name extends string>(words: Readonly<Record<string, Name>>) =>
  (text: string): ReadonlyArray<Name> => {
    const all = text.split(",").map((word) => word.trim().toLowerCase())
    const names = all.flatMap((word) => words[word] ?? [])
    if (names.length < all.length)
      throw new InvalidArgumentError(`It must be one or more of ${Object.keys(words).join(", ")}.`)
    return [...new Set(names)]
  }
