import { Schema } from "effect"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/** The numbers of records by dwelling or workplace type. */
export const OccupantRecords = Schema.Struct({ homes: Count, apartments: Count, businesses: Count })
export type OccupantRecords = typeof OccupantRecords.Type
