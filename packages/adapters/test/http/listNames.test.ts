import { SavedListId, SavedLists } from "@listwright/domain/saved-lists"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { httpLayer } from "../../src/http/httpLayer.ts"

// Nothing listens there: what is refused is refused before it is sent.
const layer = httpLayer({ baseUrl: "http://127.0.0.1:9" })
const id = SavedListId.make("1")
const definition = canonicalDefinition(emptyDefinition(10))

it.each([
  ["x".repeat(101), "name: must have at most 100 characters"],
  [" ", "name: must not be empty"],
  ["north\tside", "name: must not contain control characters"],
])("the name of a list is refused with its reason: %j", async (name, message) => {
  for (const asked of [
    Effect.flatMap(SavedLists, (lists) => lists.rename(id, name)),
    Effect.flatMap(SavedLists, (lists) => lists.duplicate(id, name)),
    Effect.flatMap(SavedLists, (lists) => lists.saveDefinition({ name, definition, accountId: null })),
  ]) {
    const failure = await Effect.runPromise(Effect.flip(Effect.asVoid(asked)).pipe(Effect.provide(layer)))
    expect(failure).toMatchObject({ _tag: "Refused", reason: message })
  }
})
