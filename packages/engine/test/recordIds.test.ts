import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { canonicalDefinition, DefinitionHash, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { importUniverse } from "../src/import/importUniverse.ts"
import { DeliveryWriter } from "../src/lists/DeliveryWriter.ts"
import { createRecordIdDeriver } from "../src/lists/recordId.ts"
import { openUniverse } from "../src/opened/openUniverse.ts"
import { Yielder } from "../src/turns/Yielder.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { RECORD_KEY } from "./owner.ts"
import { type Cells, peopleCsv, provided } from "./universe/import/providerFiles.ts"

const OTHER_KEY = "5a".repeat(32)

describe("The id of a record", () => {
  it.each([
    [RECORD_KEY, "consumer", "1", "JZW3BBE8WXQ1Z"],
    [RECORD_KEY, "consumer", "2", "TBSM6QS0YB17V"],
    [RECORD_KEY, "business", "1", "KWPVNYK750J59"],
    [OTHER_KEY, "consumer", "1", "SKBRFJAZ59TZC"],
    [RECORD_KEY, "consumer", "18446744073709551615", "NA9RQYCQCJMW9"],
  ] as const)("made with %s of %s %s is %s", (key, universe, personKey, id) => {
    assert.strictEqual(createRecordIdDeriver(key, universe)(BigInt(personKey)), id)
  })

  it("is 13 signs, starts with a letter, and is another for each record and each account", () => {
    const ids = [RECORD_KEY, OTHER_KEY].flatMap((key) => {
      const idOf = createRecordIdDeriver(key, "consumer")
      return Array.from({ length: 5_000 }, (_, at) => idOf(BigInt(at)))
    })
    for (const id of ids) assert.match(id, /^[BCDFGHJKMNPQRSTV][0-9A-HJKMNP-TV-Z]{12}$/)
    assert.strictEqual(new Set(ids).size, ids.length)
  })
})

const question = {
  definition: canonicalDefinition({ ...emptyDefinition(10), areas: [{ kind: "nation", excluded: false }] }),
  doNotSell: NOBODY_UNSOLD,
  suppressing: NO_SUPPRESSIONS,
  savedCounts: [],
  locationFiles: [],
}

/** Writes lists of everybody in a universe of these people: the id of each by first name. */
const deliveries = Effect.fn("deliveries")(function* (people: ReadonlyArray<Cells>) {
  const { folder, mapping, universe } = yield* provided({ "people.csv": peopleCsv(...people) })
  yield* importUniverse({ mapping, folder: universe })
  const open = yield* openUniverse(universe)
  yield* Effect.addFinalizer(() => Effect.promise(open.slices.close))
  return (recordKey: string) =>
    Effect.promise(async () => {
      const order = {
        question,
        quantities: [people.length],
        columns: [],
        withPhones: false,
        recordKey,
        folder: join(folder, recordKey),
        definitionHash: DefinitionHash.make("0".repeat(64)),
        keys: ["nation:1"],
      }
      Result.getOrThrow(await new DeliveryWriter(open).deliver(order, new Yielder()))
      const csv = await readFile(join(order.folder, "list.csv"), "utf8")
      const [head = "", ...rows] = csv.trimEnd().split("\r\n")
      assert.match(head, /^Record,First Name,/)
      return new Map(rows.map((row) => [row.split(",")[1] ?? "", row.split(",")[0] ?? ""]))
    })
})

describe("The records of a list", () => {
  const ann: Cells = { id: "11", first: "Ann", street: "9 Oak St" }
  const bob: Cells = { id: "12", first: "Bob", street: "3 Oak St" }
  const cleo: Cells = { id: "10", first: "Cleo", street: "1 Oak St" }

  it.effect("keep their ids next month, wherever they stand then, and have others in another account's", () =>
    Effect.gen(function* () {
      const ofMonth = yield* deliveries([ann, bob])
      const now = yield* ofMonth(RECORD_KEY)
      // Ann has moved, Bob is gone, and Cleo comes first.
      const next = yield* (yield* deliveries([cleo, { ...ann, street: "40 Elm St" }]))(RECORD_KEY)
      assert.strictEqual(now.get("Ann"), createRecordIdDeriver(RECORD_KEY, "consumer")(11n))
      assert.strictEqual(next.get("Ann"), now.get("Ann"))
      assert.strictEqual(new Set([...now.values(), ...next.values()]).size, 3)
      const others = yield* ofMonth(OTHER_KEY)
      const known = new Set(now.values())
      assert.isFalse([...others.values()].some((id) => known.has(id)))
    }),
  )
})
