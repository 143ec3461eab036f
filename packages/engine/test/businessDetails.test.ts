import { assert, describe, it } from "@effect/vitest"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { importUniverse } from "../src/import/importUniverse.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { bothEngines } from "./universe/import/bothEngines.ts"
import { csvOf, fit, mapping, provided } from "./universe/import/providerFiles.ts"

const written = {
  ...mapping,
  listType: 20,
  record: { ...mapping.record, company: "firm" },
  attributes: [],
}
/** Every fifth contact has no name; suites are no apartments. */
const contacts = Array.from({ length: 20 }, (_, at) => ({
  ...fit,
  id: String(at + 1),
  firm: `Firm ${at}`,
  street: `${at + 1} Oak St Ste ${at}`,
  flat: at % 4 === 0 ? "Y" : "N",
  ...(at % 5 === 0 ? { first: "", last: "" } : {}),
}))
const everywhere = canonicalDefinition({
  ...emptyDefinition(20),
  areas: [{ kind: "nation", excluded: false }],
})
const asked = {
  definition: everywhere,
  doNotSell: NOBODY_UNSOLD,
  savedCounts: [],
  locationFiles: [],
  suppressing: NO_SUPPRESSIONS,
}

describe("The details of a list of businesses", () => {
  it.effect("tell contacts with a name, and no homes", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": csvOf(contacts) }, written)
      const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const { engines } = yield* bothEngines(files.universe, manifest)
      for (const engine of engines) {
        const { areas, total, withContactNames } = Result.getOrThrow(
          yield* Effect.promise(() => engine.details(asked, {})),
        )
        assert.deepStrictEqual([total, withContactNames], [20, 16])
        assert.deepStrictEqual(areas[0]?.occupants, { homes: 0, apartments: 0, businesses: 20 })
        assert.deepStrictEqual([...Result.getOrThrow(yield* Effect.promise(() => engine.routes(asked)))], [])
        // They are businesses to who chooses by what an address is, too.
        for (const [target, count] of [
          ["businesses", 20],
          ["apartments", 0],
        ] as const) {
          const occupant = { targets: [target], routes: ["carrierRoutes"] as const, contactNames: false }
          const chosen = { ...asked, definition: canonicalDefinition({ ...everywhere, occupant }) }
          const { total } = Result.getOrThrow(yield* Effect.promise(() => engine.details(chosen, {})))
          assert.strictEqual(total, count)
        }
      }
    }).pipe(Effect.scoped),
  )
})
