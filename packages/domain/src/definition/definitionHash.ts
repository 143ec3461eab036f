import * as Digest from "effect/crypto/Digest"
import { Effect } from "effect"
import type { Area } from "./Area.ts"
import { areaKey } from "./areaKey.ts"
import type { CanonicalDefinition } from "./canonicalDefinition.ts"
import { compareStrings } from "./sortUniqueStrings.ts"
import { encodeUtf8 } from "./encodeUtf8.ts"
import { DefinitionHash } from "./ListDefinition.ts"

/** Serializes a canonical definition as JSON, as is and without spaces. */
export const canonicalJson = (definition: CanonicalDefinition): string => JSON.stringify(definition)

const unnamed = (area: Area): Area => ("name" in area ? { ...area, name: "" } : area)

/** Moves excluded areas to the end, sorted by key, since they apply regardless of position. */
const chosenThenExcluded = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => [
  ...areas.filter(({ excluded }) => !excluded),
  ...areas.filter(({ excluded }) => excluded).toSorted((a, b) => compareStrings(areaKey(a), areaKey(b))),
]

/**
 * Serializes a definition without the parts that don't affect the selection: shape names and the positions of excluded
 * areas.
 */
export const selectionJson = (definition: CanonicalDefinition): string =>
  JSON.stringify({ ...definition, areas: chosenThenExcluded(definition.areas.map(unnamed)) })

/** Computes the SHA-256 of the definition's `selectionJson`, 64 hex digits: equal hashes mean equal selections. */
export const definitionHash = Effect.fn("definitionHash")(function* (definition: CanonicalDefinition) {
  const digest = yield* Digest.Digest
  return DefinitionHash.make(yield* digest.digestHex(Digest.sha256, encodeUtf8(selectionJson(definition))))
})
