import { UNIVERSES, type UniverseName } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Identity } from "@listwright/engine/matching"
import { InvalidKeyUniverse } from "./DoNotSell.ts"

const named = (universes: ReadonlyArray<UniverseName>): string =>
  universes.map((name) => `${name} (${UNIVERSES[name].title})`).join(", ")

/**
 * Returns the universe to which the person keys belong; `universes` are the site's, in order. Providers number each
 * file from 1, so the same key is a different person in another universe.
 */
export const keysUniverse = (
  identities: ReadonlyArray<Identity>,
  wanted: UniverseName | null,
  universes: readonly [UniverseName, ...ReadonlyArray<UniverseName>],
): Effect.Effect<UniverseName, InvalidKeyUniverse> => {
  if (wanted !== null)
    return universes.includes(wanted)
      ? Effect.succeed(wanted)
      : Effect.fail(
          new InvalidKeyUniverse({
            reason: `universe: this site has no ${wanted}, but ${named(universes)}.`,
          }),
        )
  const [first, ...others] = universes
  return others.length === 0 || identities.every(({ kind }) => kind !== "person")
    ? Effect.succeed(first)
    : Effect.fail(
        new InvalidKeyUniverse({
          reason: `universe: person keys are those of one universe. Please name it: ${named(universes)}.`,
        }),
      )
}

/** Returns the identities to look up in a universe: names with addresses, and person keys if they belong to it. */
export const identitiesInUniverse = (
  identities: ReadonlyArray<Identity>,
  keysOf: UniverseName,
  universe: UniverseName,
): ReadonlyArray<Identity> =>
  keysOf === universe ? identities : identities.filter(({ kind }) => kind !== "person")

/** Assigns keys without a universe to the consumer universe, or to the first universe of a site without consumers. */
export const assignLegacyKeys = Effect.fn("assignLegacyKeys")(function* (
  universes: readonly [UniverseName, ...ReadonlyArray<UniverseName>],
) {
  const sql = yield* SqlClient
  const owner = universes.includes("consumer") ? "consumer" : universes[0]
  yield* Effect.orDie(sql`UPDATE do_not_sell SET universe = ${owner} WHERE kind = 'person' AND universe = ''`)
})
