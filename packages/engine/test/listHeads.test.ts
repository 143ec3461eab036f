import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { canonicalDefinition, DefinitionHash, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { importUniverse } from "../src/import/importUniverse.ts"
import { DeliveryWriter } from "../src/lists/DeliveryWriter.ts"
import { openUniverse } from "../src/opened/openUniverse.ts"
import { Yielder } from "../src/turns/Yielder.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { RECORD_KEY } from "./owner.ts"
import { mapping, peopleCsv, provided } from "./universe/import/providerFiles.ts"

/** An attribute of the provider with a name that another column of the list has. */
const own = (column: string, name: string, from: string) => ({
  column: from,
  to: {
    column,
    name,
    description: name,
    inputType: "list",
    category: 3,
    priceElement: null,
    values: ["M", "F"].map((value) => ({ value, name: `Value ${value}` })),
  },
})

const written = {
  ...mapping,
  attributes: [...mapping.attributes, own("OWNCITY", "City", "sex"), own("OTHERGENDER", "Gender", "sex")],
}

describe("The heading of a delivered list", () => {
  it.effect("has no column twice", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": peopleCsv({ last: "O'Neil", sex: "M" }) }, written)
      yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const open = yield* openUniverse(files.universe)
      yield* Effect.addFinalizer(() => Effect.promise(open.slices.close))
      const order = {
        question: {
          definition: canonicalDefinition({
            ...emptyDefinition(10),
            areas: [{ kind: "nation", excluded: false }],
          }),
          doNotSell: NOBODY_UNSOLD,
          suppressing: NO_SUPPRESSIONS,
          savedCounts: [],
          locationFiles: [],
        },
        quantities: [1],
        columns: ["LASTNAME", "OWNCITY", "GENDER", "OTHERGENDER"],
        withPhones: true,
        recordKey: RECORD_KEY,
        folder: join(files.folder, "list"),
        definitionHash: DefinitionHash.make("0".repeat(64)),
        keys: ["nation:1"],
      }
      Result.getOrThrow(yield* Effect.promise(() => new DeliveryWriter(open).deliver(order, new Yielder())))
      const csv = yield* Effect.promise(() => readFile(join(order.folder, "list.csv"), "utf8"))
      const [heads = [], cells = []] = csv
        .trimEnd()
        .split("\r\n")
        .map((line) => line.split(","))
      assert.strictEqual(new Set(heads).size, heads.length)
      assert.deepStrictEqual(heads.slice(-4), ["Phone", "City (OWNCITY)", "Gender", "Gender (OTHERGENDER)"])
      assert.deepStrictEqual(cells.slice(-4), ["3125550101", "Value M", "Male", "Value M"])
      assert.strictEqual(cells[heads.indexOf("Last Name")], "O'Neil")
    }).pipe(Effect.scoped),
  )
})
