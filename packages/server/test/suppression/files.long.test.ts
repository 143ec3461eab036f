import { readdirSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { basename, join } from "node:path"
import { assert, layer } from "@effect/vitest"
import type { User } from "@listwright/domain/account"
import { Counts } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import type { KeyColumns, PersonKeyColumn } from "@listwright/domain/suppression"
import { Effect, Exit, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { identityFromPerson } from "../../../engine/src/matching/Identity.ts"
import { DoNotSell } from "../../src/suppression/do-not-sell/DoNotSell.ts"
import { SuppressionFiles } from "../../src/suppression/SuppressionFiles.ts"
import { layerCrypto, newUser, ownerOf, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { bigList, layerEngineOnly, layerSite } from "./world.ts"

const NAMED: KeyColumns = { address: "Address", zip: "Zip", firstName: "First", lastName: "Last" }
const HEAD = "First,Last,Address,Zip"

const byFile = (definition: CanonicalDefinition, id: string): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    suppressions: { ...definition.suppressions, files: { mode: "item", items: [id] } },
  })

/** Writes an address as another person would write it. */
const otherwise = (address: string): string =>
  address
    .toLowerCase()
    .replace(/ st( apt|$)/, " Street$1")
    .replace(/ ave( apt|$)/, " Avenue,$1")
    .replace(/ apt (\d+)$/, " #$1")
    .replace(/^po box/, "P.O. Box")

const quoted = (cells: ReadonlyArray<string>): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const world = layerSite(folder).pipe(
    Layer.provideMerge(Layer.mergeAll(database.layer, layerEngineOnly, layerCrypto)),
  )

  /** Sends a text as a file and loads it. */
  const sent = Effect.fnUntraced(function* (user: User, text: string | Uint8Array) {
    const files = yield* SuppressionFiles
    const path = join(folder, "sent")
    yield* Effect.sync(() => writeFileSync(path, text))
    return yield* files.keep(user, { name: "customers.csv", path })
  })
  const loaded = Effect.fnUntraced(function* (
    user: User,
    text: string,
    keys: KeyColumns | PersonKeyColumn = NAMED,
  ) {
    return yield* (yield* SuppressionFiles).load(user, yield* sent(user, text), 10, keys)
  })

  layer(world, { excludeTestServices: true, timeout: "120 seconds" })(
    `Suppression files on ${database.name}`,
    (it) => {
      it.effect("find people by name and address, however written, and report every row", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const { definition, everybody, members } = yield* bigList
          const user = yield* newUser()
          const wanted = members.filter((_, at) => at % 4 === 0).slice(0, 60)
          const rows = wanted.map(({ address, firstName, lastName, zip }) =>
            quoted([firstName.toUpperCase(), `${lastName}, Jr.`, otherwise(address), `${zip}-1234`]),
          )
          const text = [
            HEAD,
            ...rows,
            quoted(["Nobody", "Atall", "1 Nowhere Lane", "60614"]),
            quoted(["Ann", "Lee", "", "60614"]),
            quoted(["Ann", "Lee", "12 Main St", "London"]),
            quoted(["Ann", "", "12 Main St", "60614"]),
            "too,few",
          ].join("\n")
          const report = yield* loaded(user, text)
          assert.deepStrictEqual(
            [report.rows, report.matched, report.unmatched, report.rejected],
            [65, 60, 1, 4],
          )
          assert.deepStrictEqual(report.unmatchedLines, [62])
          assert.deepStrictEqual(report.rejectedRows, [
            { line: 63, reason: "the address is empty" },
            { line: 64, reason: "'London' isn't a ZIP Code or postal code" },
            { line: 65, reason: "the first name 'Ann' has no last name" },
            { line: 66, reason: "it has 2 cells, but the first line has 4" },
          ])
          const keys = new Set(wanted.map(({ key }) => key))
          const texts = new Set(wanted.map((one) => identityFromPerson(one).text))
          const meant = everybody.filter(
            (one) => keys.has(one.key) || texts.has(identityFromPerson(one).text),
          )
          assert.strictEqual(report.persons, meant.length)
          const answer = yield* counts.count(byFile(definition, report.id), ownerOf(user))
          assert.strictEqual(answer.total, members.length - meant.length)
          assert.deepStrictEqual(answer.suppressed, [
            { source: "files", matched: meant.length, taken: meant.length },
          ])
        }),
      )

      it.effect(
        "without a name mean everybody at the address, with a last name everybody of that name there",
        () =>
          Effect.gen(function* () {
            const { everybody, members } = yield* bigList
            const user = yield* newUser()
            const homes = Map.groupBy(everybody, ({ address, zip }) => `${zip} ${address}`)
            const [home = []] = [...homes.values()].filter(
              (at) => new Set(at.map(({ lastName }) => lastName)).size > 1,
            )
            const [one] = home
            if (one === undefined) return assert.fail("people of two names share an address")
            const line = (first: string, last: string) =>
              `${HEAD}\n${quoted([first, last, one.address, one.zip])}\n`
            assert.strictEqual((yield* loaded(user, line("", ""))).persons, home.length)
            const ofName = home.filter(({ lastName }) => lastName === one.lastName).length
            assert.strictEqual((yield* loaded(user, line("", one.lastName))).persons, ofName)
            assert.strictEqual((yield* loaded(user, line(one.firstName, one.lastName))).persons, 1)
            const noNames: KeyColumns = { ...NAMED, firstName: null, lastName: null }
            assert.strictEqual((yield* loaded(user, line("Somebody", "Else"), noNames)).persons, home.length)
            assert.isAbove(members.length, home.length)
          }),
      )

      it.effect("of person keys need nothing else, and another account can neither load nor use them", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const files = yield* SuppressionFiles
          const { definition, members } = yield* bigList
          const [user, other] = [yield* newUser(), yield* newUser()]
          const keys = members.slice(0, 25).map(({ key }) => key)
          const text = ["person_key", ...keys, "12", "x", "18446744073709551616"].join("\r\n")
          const id = yield* sent(user, text)
          const head = yield* files.head(user, id)
          assert.deepStrictEqual([head.columns, head.rows.length], [["person_key"], 20])
          const missing = yield* Effect.flip(files.load(other, id, 10, { personKey: "person_key" }))
          assert.strictEqual(missing._tag, "NotFound")
          assert.strictEqual((yield* Effect.flip(files.head(other, id)))._tag, "NotFound")
          const report = yield* files.load(user, id, 10, { personKey: "person_key" })
          assert.deepStrictEqual(
            [report.matched, report.unmatched, report.rejected, report.persons],
            [25, 1, 2, 25],
          )
          assert.strictEqual(
            (yield* counts.count(byFile(definition, report.id), ownerOf(user))).total,
            members.length - 25,
          )
          assert.strictEqual(
            (yield* Effect.flip(counts.count(byFile(definition, report.id), ownerOf(other))))._tag,
            "CountRefused",
          )
          assert.strictEqual(
            (yield* Effect.flip(files.load(user, id, 50, { personKey: "person_key" })))._tag,
            "FileRefused",
          )
        }),
      )

      it.effect("are refused with what to do where they cannot be used", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          const reason = (text: string, keys: KeyColumns | PersonKeyColumn = NAMED) =>
            Effect.map(Effect.flip(loaded(user, text, keys)), (failure) =>
              "reason" in failure ? failure.reason : failure._tag,
            )
          assert.include(yield* reason(""), "The file is empty")
          assert.include(yield* reason(HEAD), "no rows below")
          assert.include(
            yield* reason(`${HEAD}\na,b,c,d`),
            "None of the rows in the file can be used. Line 2: 'd' isn't a ZIP Code or postal code",
          )
          assert.include(yield* reason("A,A\n1,2"), "two columns named 'A'")
          assert.include(
            yield* reason(`${HEAD}\na,b,c,60614`, { ...NAMED, zip: "ZIP" }),
            "has no column 'ZIP'",
          )
          assert.include(yield* reason("\u00d0\u00cf"), "no column")
          const old = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(100)])
          const refused = yield* Effect.flip(sent(user, old))
          assert.include(refused.reason, ".xlsx or CSV")
        }),
      )

      it.effect("that are cut off leave nothing behind", () =>
        Effect.gen(function* () {
          const files = yield* SuppressionFiles
          const sql = yield* SqlClient
          const { members } = yield* bigList
          const user = yield* newUser()
          const text = [
            HEAD,
            ...members.map(({ address, firstName, lastName, zip }) =>
              quoted([firstName, lastName, address, zip]),
            ),
          ].join("\n")
          const id = yield* sent(user, text)
          const stored = Effect.map(sql`SELECT keys_path FROM suppression_files`, (rows) =>
            rows.map((row) => basename(String(row["keys_path"]))).toSorted(),
          )
          const onDisk = () => readdirSync(join(folder, "suppressions", "files")).toSorted()
          let cutOff = 0
          for (const wait of [1, 5, 10, 20, 40, 60, 80, 100, 140, 200]) {
            const loading = yield* Effect.forkChild(files.load(user, id, 10, NAMED))
            yield* Effect.sleep(wait)
            yield* Fiber.interrupt(loading)
            if (Exit.hasInterrupts(yield* Fiber.await(loading))) cutOff++
            // A row has its keys and keys have their row, whenever it was cut off.
            assert.deepStrictEqual(onDisk(), yield* stored)
          }
          assert.isAbove(cutOff, 1)
          const before = onDisk()
          // What a killed server leaves is thrown away by the next.
          yield* Effect.promise(() => mkdir(join(folder, "suppressions", "files", "half.loading")))
          writeFileSync(join(folder, "suppressions", "files", "half.loading", "keys"), "12345")
          writeFileSync(join(folder, "suppressions", "files", "half.keys"), "12345678")
          yield* Effect.provide(SuppressionFiles, layerSite(folder), { local: true })
          assert.deepStrictEqual(readdirSync(join(folder, "suppressions", "files")).toSorted(), before)
        }),
      )

      it.effect(
        "and the do-not-sell list find the same people by name and address, though the list names nobody",
        () =>
          Effect.gen(function* () {
            const doNotSell = yield* DoNotSell
            const counts = yield* Counts
            const sql = yield* SqlClient
            const { definition, members } = yield* bigList
            const user = yield* newUser()
            const wanted = members.filter((_, at) => at % 11 === 0)
            const text = [
              HEAD,
              ...wanted.map(({ address, firstName, lastName, zip }) =>
                quoted([firstName, lastName, otherwise(address), zip]),
              ),
            ].join("\n")
            const report = yield* loaded(user, text)
            const { persons } = yield* doNotSell.add(wanted.map((person) => identityFromPerson(person)))
            assert.strictEqual(persons, report.persons)
            assert.isAtLeast(persons, wanted.length)
            const answer = yield* counts.count(byFile(definition, report.id), ownerOf(user))
            assert.strictEqual(answer.total, members.length - persons)
            // The people in the file no longer count, and loading it again finds none of them.
            assert.deepStrictEqual(answer.suppressed, [{ source: "files", matched: 0, taken: 0 }])
            const { matched, persons: found, unmatched } = yield* loaded(user, text)
            assert.deepStrictEqual([matched, found, unmatched], [0, 0, wanted.length])
            const stored = JSON.stringify(yield* sql`SELECT * FROM do_not_sell LIMIT 5`)
            for (const { lastName } of wanted.slice(0, 5))
              assert.notInclude(stored.toUpperCase(), lastName.toUpperCase())
          }),
      )
    },
  )
}
