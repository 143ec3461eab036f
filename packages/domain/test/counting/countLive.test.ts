import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { LiveCounts } from "../../src/counting/LiveCounts.ts"
import { countLive } from "../../src/counting/countLive.ts"
import { codeToArea } from "../../src/geography/codes/parsePastedCodes.ts"
import { DefinitionHash } from "../../src/definition/ListDefinition.ts"

const answer = {
  definitionHash: DefinitionHash.make("h"),
  snapshot: "s",
  total: 12,
  withPhones: 3,
  areas: [],
  suppressed: [],
  withoutPlace: [],
}
const empty = { definition: emptyDefinition(10), draftId: null, revision: 1 }

describe("live figures", () => {
  it("send no request without an area, or with only excluded ones", async () => {
    const excluded = { ...codeToArea("zip", "60614"), excluded: true }
    for (const definition of [
      empty.definition,
      canonicalDefinition({ ...empty.definition, areas: [excluded] }),
    ]) {
      const counted = countLive({ ...empty, definition })
      expect(await Effect.runPromise(Effect.provide(counted, Layer.mock(LiveCounts, {})))).toBeNull()
    }
  })

  it("are the server's answer to the current definition", async () => {
    const definition = canonicalDefinition({ ...empty.definition, areas: [codeToArea("zip", "60614")] })
    const counts = Layer.mock(LiveCounts, {
      count: (question) =>
        Effect.succeed({
          revision: question.revision,
          answer: {
            ...answer,
            definitionHash: DefinitionHash.make(question.definition === definition ? "same" : ""),
          },
        }),
    })
    const counted = countLive({ ...empty, definition })
    expect(await Effect.runPromise(Effect.provide(counted, counts))).toEqual({
      ...answer,
      definitionHash: "same",
    })
  })
})
