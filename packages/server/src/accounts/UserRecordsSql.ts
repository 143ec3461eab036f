import { createHash } from "node:crypto"
import { LANDING_VERSIONS, SERVICES, type UserId } from "@listwright/domain/account"
import { COUNTRIES, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type UserRecord, UserRecords } from "./UserRecords.ts"
import { Users } from "./Users.ts"

const RecordRow = Schema.Struct({
  since: Schema.Int,
  services: Schema.fromJsonString(Schema.Array(Schema.Literals(SERVICES))),
  shows_order_history: Schema.Boolean,
  shows_digital_history: Schema.Boolean,
  address_line: Schema.NullOr(Schema.String),
  address_line2: Schema.NullOr(Schema.String),
  city: Schema.NullOr(Schema.String),
  state: Schema.NullOr(Schema.String),
  zip: Schema.NullOr(Schema.String),
  country_code: Schema.NullOr(Schema.Literals(COUNTRIES)),
  photo_hash: Schema.NullOr(Schema.String),
  landing_version: Schema.NullOr(Schema.Literals(LANDING_VERSIONS)),
})
const decodeRecords = Schema.decodeUnknownSync(Schema.Tuple([RecordRow]))
const decodePhotos = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ type: Schema.Literals(["image/jpeg", "image/png"]), content: Schema.Uint8Array }),
  ),
)

const recordOf = (row: typeof RecordRow.Type): UserRecord => ({
  since: row.since,
  address:
    row.address_line === null
      ? null
      : {
          addressName: "",
          addressDesc: "",
          addressType: "",
          addressLine: row.address_line,
          addressLine2: row.address_line2 ?? "",
          city: row.city ?? "",
          state: row.state ?? "",
          zip: row.zip ?? "",
          countryCode: row.country_code ?? DEFAULT_COUNTRY,
          latitude: null,
          longitude: null,
        },
  photoHash: row.photo_hash,
  services: row.services,
  landingVersion: row.landing_version,
  showsOrderHistory: row.shows_order_history,
  showsDigitalHistory: row.shows_digital_history,
})

/** Stores user records in SQL. */
export const layerUserRecordsSql = Layer.effect(
  UserRecords,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const users = yield* Users

    const of = Effect.fn("UserRecords.of")(function* (userId: UserId) {
      const rows = yield* sql`SELECT extract(year FROM u.created_at AT TIME ZONE 'UTC')::integer AS since,
          u.services, u.landing_version, u.shows_order_history, u.shows_digital_history,
          a.address_line, a.address_line2, a.city, a.state, a.zip, a.country_code, p.hash AS photo_hash
        FROM users u
        LEFT JOIN user_addresses a ON a.user_id = u.id
        LEFT JOIN user_photos p ON p.user_id = u.id
        WHERE u.id = ${userId}`
      return recordOf(decodeRecords(rows)[0])
    }, Effect.orDie)

    const save: UserRecords["Service"]["save"] = Effect.fn("UserRecords.save")(
      function* (userId, { company, addressLine, addressLine2, city, countryCode, state, zip }) {
        const row = {
          user_id: userId,
          address_line: addressLine,
          address_line2: addressLine2,
          city,
          state,
          zip,
          country_code: countryCode,
          changed_at: yield* DateTime.nowAsDate,
        }
        yield* users.setCompany(userId, company)
        yield* sql`INSERT INTO user_addresses ${sql.insert(row)}
          ON CONFLICT (user_id) DO UPDATE SET address_line = EXCLUDED.address_line,
            address_line2 = EXCLUDED.address_line2, city = EXCLUDED.city, state = EXCLUDED.state,
            zip = EXCLUDED.zip, country_code = EXCLUDED.country_code, changed_at = EXCLUDED.changed_at`
      },
      sql.withTransaction,
      Effect.orDie,
    )

    return UserRecords.of({
      of,
      save,
      photo: Effect.fn("UserRecords.photo")(function* (userId) {
        const rows = yield* sql`SELECT type, content FROM user_photos WHERE user_id = ${userId}`
        return decodePhotos(rows)[0] ?? null
      }, Effect.orDie),
      keepPhoto: Effect.fn("UserRecords.keepPhoto")(function* (userId, { content, type }) {
        const hash = createHash("sha256").update(content).digest("hex")
        const row = { user_id: userId, type, content, hash, changed_at: yield* DateTime.nowAsDate }
        yield* sql`INSERT INTO user_photos ${sql.insert(row)}
          ON CONFLICT (user_id) DO UPDATE SET type = EXCLUDED.type, content = EXCLUDED.content,
            hash = EXCLUDED.hash, changed_at = EXCLUDED.changed_at`
        return hash
      }, Effect.orDie),
    })
  }),
)
