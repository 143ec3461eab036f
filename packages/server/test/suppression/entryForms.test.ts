import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { identityOfPerson } from "@listwright/engine/matching"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { addEntries } from "../../src/suppression/do-not-sell/addEntries.ts"
import { sealOf } from "../../src/suppression/do-not-sell/Seal.ts"
import { writeEntries } from "../../src/suppression/do-not-sell/writeEntries.ts"
import { removeFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const seal = sealOf("5a".repeat(32))
const folder = mkdtempSync(join(tmpdir(), "listwright-entries-"))
afterAll(() => removeFolder(folder))

const at = (address: string) => identityOfPerson({ firstName: "", lastName: "", address, zip: "43215" })

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
          const added = yield* addEntries(seal, [at("318 Mound St"), at("318½ Mound St")], {
            from: "empty",
            next: "next",
          })
          assert.strictEqual(added, 1)
          const path = join(folder, `${database.name}.wanted`)
          yield* writeEntries(path)
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
    },
  )
