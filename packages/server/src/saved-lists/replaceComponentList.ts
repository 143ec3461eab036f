import { areaKey, CanonicalDefinition, canonicalJson, definitionHash } from "@listwright/domain/definition"
import { replaceReferences } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"

const decode = Schema.decodeSync(Schema.fromJsonString(CanonicalDefinition))

/** The parts of a stored list that refer to its component lists. */
export interface ComponentReferences {
  readonly definition: string
  readonly choices: string
  readonly receipt: string | null
}

/**
 * Returns a stored list that's made from `to` instead of `from`, with keys and hashes updated: quantities and receipts
 * identify areas by keys that contain list IDs, and receipts identify the selection by its hash.
 */
export const replaceComponentList = Effect.fn("replaceComponentList")(function* (
  made: ComponentReferences,
  from: string,
  to: string,
) {
  const before = decode(made.definition)
  const after = replaceReferences(before, {
    lists: new Map([[from, to]]),
    addressFiles: new Map(),
    locationFiles: new Map(),
  })
  const keys = after.areas.map(areaKey)
  const texts: ReadonlyArray<readonly [string, string]> = [
    ...before.areas.map((area, at) => [areaKey(area), keys[at] ?? ""] as const),
    [yield* definitionHash(before), yield* definitionHash(after)],
  ]
  const replaced = (text: string) => texts.reduce((all, [one, other]) => all.replaceAll(one, other), text)
  const kept: ComponentReferences = {
    definition: canonicalJson(after),
    choices: replaced(made.choices),
    receipt: made.receipt === null ? null : replaced(made.receipt),
  }
  return { kept, texts }
})
