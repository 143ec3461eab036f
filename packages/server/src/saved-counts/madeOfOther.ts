import { areaKey, CanonicalDefinition, canonicalJson, definitionHash } from "@listwright/domain/definition"
import { withReferences } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"

const decode = Schema.decodeSync(Schema.fromJsonString(CanonicalDefinition))

/** The parts of a stored list that name the lists it is made of. */
export interface MadeOfLists {
  readonly definition: string
  readonly choices: string
  readonly receipt: string | null
}

/**
 * A stored list that is made of another one in place of `from`, and the texts that this replaces: quantities and receipts name areas
 * by the ids in them, and receipts the selection by its hash.
 */
export const madeOfOther = Effect.fn("madeOfOther")(function* (made: MadeOfLists, from: string, to: string) {
  const before = decode(made.definition)
  const after = withReferences(before, {
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
  const kept: MadeOfLists = {
    definition: canonicalJson(after),
    choices: replaced(made.choices),
    receipt: made.receipt === null ? null : replaced(made.receipt),
  }
  return { kept, texts }
})
