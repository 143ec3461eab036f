import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { identityFromKey, identityFromPerson } from "@listwright/engine/matching"
import type { UniverseName } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { addEntries } from "../../src/suppression/do-not-sell/addEntries.ts"
import { assignLegacyKeys, keysUniverse } from "../../src/suppression/do-not-sell/keysUniverse.ts"
import { createSeal } from "../../src/suppression/do-not-sell/Seal.ts"
import { writeEntries } from "../../src/suppression/do-not-sell/writeEntries.ts"
import { removeFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const seal = createSeal("5a".repeat(32))
const folder = mkdtempSync(join(tmpdir(), "listwright-entries-"))
afterAll(() => removeFolder(folder))

const at = (address: string) => identityFromPerson({ firstName: "", lastName: "", address, zip: "43215" })

for (const database of databases())
  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `Entries of the do-not-sell list on ${database.name}`,
    (it) => {
      it.effect("are looked for in the form they were sealed in, those of before for good", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const before = seal.of(at("318 Mound St"))
          yield* sql`INSERT INTO do_not_sell ${sql.insert({
            kind: before.kind,
            place: before.place,
            text: before.text,
            form: 1,
            sealed_by: seal.name,
            added_at: new Date(0),
          })}`
          // The first one is there already, and stays of its form.
          const step = { from: "empty", next: "next" }
          const added = yield* addEntries(seal, [at("318 Mound St"), at("318½ Mound St")], step, "consumer")
          assert.strictEqual(added, 1)
          const path = join(folder, `${database.name}.wanted`)
          yield* writeEntries(path, "consumer")
          const lines = readFileSync(path, "utf8").trimEnd().split("\n")
          const known = lines.map((line) => line.split("\t").slice(2))
          const fraction = seal.of(at("318-1/2 Mound Street"))
          assert.sameDeepMembers(known, [
            [before.place, before.text, "1"],
            [fraction.place, fraction.text, "2"],
          ])
          // One tag for '318½' in a record, and one for '318 1/2'.
          assert.strictEqual(fraction.place.split(",").length, 2)
          assert.include(fraction.place.split(","), before.place)
        }),
      )

      it.effect("name people of one universe by their keys, and of all by name and address", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* sql`DELETE FROM do_not_sell`
          const step = { from: "next", next: "keys" }
          const key = identityFromKey(1n)
          const wanted = Effect.fnUntraced(function* (universe: UniverseName) {
            const path = join(folder, `${database.name}.${universe}`)
            yield* writeEntries(path, universe)
            const lines = readFileSync(path, "utf8").trimEnd().split("\n")
            return lines.map((line) => line.split("\t")[1])
          })
          // One from before keys had a universe.
          const { kind, place, text } = seal.of(identityFromKey(7n))
          const old = { kind, place, text, form: 2, sealed_by: seal.name, added_at: new Date(0) }
          yield* sql`INSERT INTO do_not_sell ${sql.insert(old)}`
          yield* assignLegacyKeys(["consumer", "movers"])
          assert.strictEqual(yield* addEntries(seal, [key, at("9 Oak St")], step, "movers"), 2)
          assert.sameMembers([...(yield* wanted("movers"))], ["address", "person"])
          assert.sameMembers([...(yield* wanted("consumer"))], ["address", "person"])
          assert.deepStrictEqual(yield* wanted("business"), ["address"])
          // The same number is another person there.
          assert.strictEqual(yield* addEntries(seal, [key, at("9 Oak St")], step, "consumer"), 1)
          assert.sameMembers([...(yield* wanted("consumer"))], ["address", "person", "person"])
        }),
      )

      it.effect("need the universe of their keys where the site has several", () =>
        Effect.gen(function* () {
          const keys = [identityFromKey(1n)]
          assert.strictEqual(yield* keysUniverse(keys, null, ["movers"]), "movers")
          assert.strictEqual(yield* keysUniverse([at("9 Oak St")], null, ["consumer", "movers"]), "consumer")
          assert.strictEqual(yield* keysUniverse(keys, "movers", ["consumer", "movers"]), "movers")
          const unnamed = yield* Effect.flip(keysUniverse(keys, null, ["consumer", "movers"]))
          assert.strictEqual(
            unnamed.reason,
            "universe: person keys are those of one universe. Please name it: consumer (Consumers), movers (Movers and Homeowners).",
          )
          const strange = yield* Effect.flip(keysUniverse(keys, "business", ["consumer"]))
          assert.strictEqual(strange.reason, "universe: this site has no business, but consumer (Consumers).")
        }),
      )
    },
  )
