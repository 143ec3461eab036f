import { existsSync, statSync } from "node:fs"
import { cp, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import {
  type Area,
  areaKey,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { csvLine } from "../../../engine/src/lists/csv.ts"
import { DeliveryWriter } from "../../../engine/src/lists/DeliveryWriter.ts"
import { LAST_NAME, valueText } from "../../../engine/src/lists/valueText.ts"
import { Deliveries, type DeliveryRequest } from "../../../engine/src/supervisor/Deliveries.ts"
import { engineLayer } from "../../../engine/src/supervisor/layer.ts"
import { Yielder } from "../../../engine/src/turns/Yielder.ts"
import { CanceledError } from "../../../engine/src/turns/CanceledError.ts"
import { openUniverse } from "../../../engine/src/opened/openUniverse.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../../../engine/src/question/EngineQuestion.ts"
import { Suppressors } from "../../../engine/src/question/Suppressors.ts"
import { consumerColumns } from "../../../engine/src/catalog/consumerColumns.ts"
import { manifestSnapshot } from "../../../engine/src/format/manifestSnapshot.ts"
import { formatRouteCode } from "../../../engine/src/format/rows/routeCode.ts"
import { PHONE } from "../../../engine/src/format/rows/rowColumns.ts"
import { readManifest } from "../../../engine/src/format/readManifest.ts"
import { OWNER, RECORD_KEY } from "../../../engine/test/owner.ts"
import { rowsOf, smallUniverse, temporaryFolder } from "../../../engine/test/universe/smallUniverse.ts"

const AREA: Area = { kind: "nation", excluded: false }
const NATION = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [AREA],
  phoneOption: "phonesWhereAvailable",
})
const EVERY_COLUMN = consumerColumns.map(({ column }) => column.column)

const read = (path: string) => Effect.promise(() => readFile(path))
const write = (path: string, bytes: Uint8Array) => Effect.promise(() => writeFile(path, bytes))

const select = (quantity: number, deliveryFolder: string, request: Partial<DeliveryRequest> = {}) =>
  Effect.flatMap(Deliveries, (deliveries) =>
    deliveries.select({
      definition: NATION,
      owner: OWNER,
      quantities: [{ key: areaKey(AREA), quantity }],
      columns: EVERY_COLUMN,
      recordKey: RECORD_KEY,
      deliveryFolder,
      ...request,
    }),
  )

const over = (folder: string) => Effect.provide(Layer.provide(engineLayer(folder), Suppressors.nobody))

/** The same universe as an earlier release left it: names and addresses in Parquet files alone. */
const withoutBlocks = Effect.fn("withoutBlocks")(function* (folder: string) {
  const copy = join(yield* temporaryFolder, "universe")
  yield* Effect.promise(() => cp(folder, copy, { recursive: true }))
  const manifest = yield* readManifest(folder)
  if (manifest === null) return yield* Effect.die("no universe")
  const { blocks: _, ...earlier } = manifest
  const snapshot = manifestSnapshot(earlier)
  yield* Effect.promise(() =>
    writeFile(join(copy, "manifest.json"), JSON.stringify({ ...earlier, snapshot })),
  )
  return copy
})

/** One bit of each byte of the first quarter the other way round; what a reader looks at first is spared. */
const damaged = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => (at >= 8 && at < bytes.length / 4 ? byte ^ 1 : byte))

describe("Names and addresses", () => {
  it.live("are the same from blocks as from the Parquet files of an earlier release", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(6_000)
      const earlier = yield* withoutBlocks(folder)
      const root = yield* temporaryFolder
      const made = yield* select(6_000, join(root, "blocks")).pipe(over(folder))
      const same = yield* select(6_000, join(root, "parquet")).pipe(over(earlier))
      assert.strictEqual(made.records, 6_000)
      assert.isTrue((yield* read(made.csvPath)).equals(yield* read(same.csvPath)))
      assert.isTrue((yield* read(made.keysPath)).equals(yield* read(same.keysPath)))

      const rows = yield* Effect.promise(() =>
        rowsOf(folder, "SELECT * FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID"),
      )
      const text = (yield* read(made.csvPath)).toString()
      assert.deepStrictEqual(
        // Each begins with the id of its record, which only the account's key explains.
        text
          .trimEnd()
          .split("\r\n")
          .slice(1)
          .map((line) => line.replace(/^[0-9A-Z]{13},/, "")),
        rows.map((row) => {
          const cell = (name: string): string => {
            const value = row[name]
            return typeof value === "string" || typeof value === "number" || typeof value === "bigint"
              ? String(value)
              : ""
          }
          // Every list has the last name among its fields.
          const own = consumerColumns
            .filter(({ column }) => column.column !== LAST_NAME)
            .map((stored) => valueText(stored, Number(row[stored.column.column]), cell("LAST_NAME")))
          const zip = cell("ZIP").padStart(5, "0")
          const fields = [zip, cell("ZIP4").slice(-4), formatRouteCode(Number(row["ROUTE"]))]
          const phone = row["PHONE"] === PHONE.deliverable ? cell("PHONE_NUMBER") : ""
          return csvLine([
            ...["FIRST_NAME", "LAST_NAME", "ADDRESS", "CITY", "STATE"].map(cell),
            ...fields,
            cell("DELIVERY_SCORE"),
            cell("WALK_SEQUENCE"),
            phone,
            ...own,
          ]).trimEnd()
        }),
      )
      const some = yield* select(7, join(root, "few")).pipe(over(folder))
      const others = yield* select(7, join(root, "fewer")).pipe(over(earlier))
      assert.strictEqual(some.sha256, others.sha256)
    }),
  )

  const refusesDamage = (file: string, isEarlier: boolean) =>
    Effect.gen(function* () {
      const { folder: made } = yield* smallUniverse(1_000)
      const folder = isEarlier ? yield* withoutBlocks(made) : made
      const path = join(folder, file)
      const bytes = yield* read(path)
      const root = yield* temporaryFolder
      yield* Effect.gen(function* () {
        // Once it is served: what is damaged before is seen at the start.
        yield* write(path, damaged(bytes))
        const delivery = select(10, join(root, "order"))
        assert.strictEqual(
          (yield* Effect.flip(delivery)).reason,
          `${file} in the universe is damaged: its checksum is wrong`,
        )
        assert.deepStrictEqual(yield* Effect.promise(() => readdir(root)), [])
        yield* write(path, bytes)
        assert.strictEqual((yield* delivery).records, 10)
      }).pipe(over(folder))
    })

  it.live.each([
    ["blocks/part-0000.zst", false],
    ["blocks/part-0000.index", false],
    ["payload/part-0000.parquet", true],
  ] as const)(
    "that were damaged are refused by the file's name (%s), nothing is left, and the mended file is taken",
    ([file, isEarlier]) => refusesDamage(file, isEarlier),
  )

  it.live("are found by an index that is proven at the start, and refused there by the file's name", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(1_000)
      const path = join(folder, "blocks/part-0000.index")
      yield* write(path, damaged(yield* read(path)))
      const refused = yield* Effect.flip(select(1, "unused").pipe(over(folder)))
      assert.strictEqual(refused._tag, "UniverseUnusable")
      assert.include(refused.message, "blocks/part-0000.index is damaged: its checksum is wrong")
    }),
  )

  it.live("are not looked at while they are not delivered, but a cut file is seen at the start", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(1_000)
      const path = join(folder, "blocks/part-0000.zst")
      yield* write(path, (yield* read(path)).subarray(1))
      const refused = yield* Effect.flip(select(1, "unused").pipe(over(folder)))
      assert.strictEqual(refused._tag, "UniverseUnusable")
      assert.include(refused.message, "blocks/part-0000.zst")
    }),
  )
})

describe("A delivery that nobody waits for", () => {
  it.live("leaves nothing", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(20_000)
      const universe = yield* openUniverse(folder)
      const root = yield* temporaryFolder
      const order = join(root, "order")
      const controller = new AbortController()
      const delivering = new DeliveryWriter(universe).deliver(
        {
          question: {
            definition: NATION,
            doNotSell: NOBODY_UNSOLD,
            suppressing: NO_SUPPRESSIONS,
            savedCounts: [],
            locationFiles: [],
          },
          quantities: [20_000],
          columns: EVERY_COLUMN,
          withPhones: true,
          recordKey: RECORD_KEY,
          folder: order,
          definitionHash: DefinitionHash.make("hash"),
          keys: [areaKey(AREA)],
        },
        new Yielder({ signal: controller.signal }),
      )
      const outcome = delivering.then(
        () => "delivered",
        (cause: unknown) => (cause instanceof CanceledError ? "cancelled" : String(cause)),
      )
      // In the first moment that something is written.
      const list = `${order}.unfinished/list.csv`
      const abort = (): void => {
        if (existsSync(list) && statSync(list).size > 0) controller.abort()
        else setImmediate(abort)
      }
      abort()
      assert.strictEqual(yield* Effect.promise(() => outcome), "cancelled")
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(root)), [])
      yield* Effect.promise(() => universe.slices.close())
    }),
  )
})
