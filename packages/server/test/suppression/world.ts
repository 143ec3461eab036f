import { randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { User } from "@listwright/domain/account"
import { defaultChoices, emptyContact } from "@listwright/domain/drafts"
import { DateTime, Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SqlClient } from "effect/sql/SqlClient"
import { Engines } from "../../../engine/src/supervisor/Engines.ts"
import { engineAnswers } from "../../../engine/src/supervisor/layer.ts"
import { layerSuppressions } from "../../src/suppression/layerSuppressions.ts"
import { rowsOf, SmallUniverse } from "../../../engine/test/universe/smallUniverse.ts"
import { zips } from "../orders/shop.ts"

export const SECRET = "5a".repeat(32)
export const CHICAGO = DateTime.zoneMakeNamedUnsafe("America/Chicago")

/** The real engine over 20,000 people. */
export const layerEngineOnly = Layer.unwrap(
  Effect.map(SmallUniverse, ({ folder }) => Engines.layer(folder)),
).pipe(Layer.provideMerge(SmallUniverse.layer))

/** Suppressions of a site over a database and an engine that outlive it. */
export const layerSite = (dataFolder: string, secret = SECRET) =>
  engineAnswers.pipe(
    Layer.provideMerge(layerSuppressions({ dataFolder, zone: CHICAGO, secret })),
    Layer.provide(Digest.layerWebCrypto),
  )

/** People as a list shows them. */
export interface Person {
  readonly key: bigint
  readonly zip: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
}

export const people = Effect.gen(function* () {
  const { folder } = yield* SmallUniverse
  const rows = yield* Effect.promise(() =>
    rowsOf(
      folder,
      `SELECT PERSON_KEY, lpad(CAST(ZIP AS VARCHAR), 5, '0') AS zip, FIRST_NAME, LAST_NAME, ADDRESS
       FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
    ),
  )
  return rows.map((row): Person => ({
    key: BigInt(String(row["PERSON_KEY"])),
    zip: String(row["zip"]),
    firstName: String(row["FIRST_NAME"]),
    lastName: String(row["LAST_NAME"]),
    address: String(row["ADDRESS"]),
  }))
})

/** A list of the ZIP Codes with the most people, and who lives there. */
export const bigList = Effect.gen(function* () {
  const everybody = yield* people
  const byZip = [...Map.groupBy(everybody, ({ zip }) => zip)].toSorted((a, b) => b[1].length - a[1].length)
  const chosen = byZip.slice(0, 60)
  const definition = zips(...chosen.map(([zip]) => zip))
  return { definition, members: chosen.flatMap(([, members]) => members), everybody }
})

export const keyBytes = (keys: ReadonlyArray<bigint>): Uint8Array => {
  const bytes = Buffer.alloc(keys.length * 8)
  for (const [at, key] of keys.toSorted((a, b) => (a < b ? -1 : 1)).entries())
    bytes.writeBigUInt64BE(key, at * 8)
  return bytes
}

/** An order of the user as fulfillment leaves it; without keys it is not delivered yet. */
export const priorOrder = Effect.fnUntraced(function* (
  dataFolder: string,
  user: User,
  order: {
    readonly submittedAt: Date
    readonly keys: ReadonlyArray<bigint> | null
    readonly listType?: number
  },
) {
  const sql = yield* SqlClient
  const code = `T-${randomUUID()}`
  yield* sql`INSERT INTO orders ${sql.insert({
    code,
    draft_id: randomUUID(),
    draft_revision: 1,
    session_guid: randomUUID(),
    user_id: user.id,
    account_id: user.accountId,
    account_name: user.accountName,
    list_type: order.listType ?? 10,
    state: order.keys === null ? "placed" : "fulfilled",
    order_name: `Order ${code}`,
    contact: "{}",
    card_type: "VISA",
    last_digits: "1111",
    agreement_version: "1",
    quantity: 1_000,
    total_pretax: "1",
    tax: "0",
    total: "1",
    submitted_at: order.submittedAt,
  })}`
  const { keys } = order
  if (keys === null) return code
  yield* Effect.promise(async () => {
    await mkdir(join(dataFolder, "deliveries", code), { recursive: true })
    await writeFile(join(dataFolder, "deliveries", code, "keys.bin"), keyBytes(keys))
  })
  yield* sql`INSERT INTO deliveries ${sql.insert({
    order_code: code,
    ordered: 1_000,
    records: keys.length,
    sha256: "",
    snapshot: "",
    file_name: `${code}.csv`,
    csv_path: join(code, "list.csv"),
    keys_path: join(code, "keys.bin"),
    refund: "0",
    delivered_at: order.submittedAt,
  })}`
  return code
})

export const savedCount = Effect.fnUntraced(function* (
  user: User,
  saved: { readonly definition: string; readonly savedAt: Date; readonly listType?: number },
) {
  const sql = yield* SqlClient
  const id = randomUUID()
  yield* sql`INSERT INTO saved_counts ${sql.insert({
    id,
    draft_id: randomUUID(),
    user_id: user.id,
    account_id: user.accountId,
    list_type: saved.listType ?? 10,
    code: `S-${id}`,
    name: `Saved ${id}`,
    definition: saved.definition,
    choices: JSON.stringify(defaultChoices),
    contact: JSON.stringify(emptyContact),
    snapshot: "",
    quantity: 1,
    total_pretax: "1",
    cost_price: "0.1",
    saved_at: saved.savedAt,
  })}`
  return id
})
