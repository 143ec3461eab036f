import { Latitude, LocationFileHash, Longitude, RadiusMiles } from "@listwright/domain/definition"
import { Precision } from "@listwright/domain/geography"
import { Schema } from "effect"
import { pageMethod } from "../pageMethod.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"

const heading = Schema.optionalKey(
  Schema.NullOr(
    Schema.String.check(Schema.isMaxLength(200, { message: "must be the name of a column of the file" })),
  ),
)

/** The file's columns, identified by their headings. */
export const WireAddressColumns = Schema.Struct({
  Keycode: heading,
  Address: heading,
  City: heading,
  State: heading,
  Zip: heading,
  Distance: heading,
})
export type WireAddressColumns = typeof WireAddressColumns.Type

/** A file row that could be placed on the map. */
const GeoItem = Schema.Struct({
  Longitude,
  Latitude,
  /** The distance in miles, at most 200. */
  Distance: RadiusMiles,
  AddressLine: Schema.String,
  KeyCode: Schema.String,
  /** The ZIP Code's state. */
  StateCode: Schema.String,
  /** The point's precision: 'address', or the center of its 'street' or 'zip'. */
  Precision,
})

/** Places the rows of an uploaded address file on the map. */
export const getAddressByFile2 = pageMethod(
  "PlaceOrder",
  "GetAddressByFile2",
  /** `FilePath` is ExcelUploader's reply. Without `Columns`, the columns are detected by their headings. */
  Schema.Struct({
    FilePath: Schema.String,
    type: Schema.Literal(1),
    Columns: Schema.optionalKey(WireAddressColumns),
  }),
  Schema.Struct({
    GeoItems: Schema.Array(GeoItem),
    /**
     * The placed rows as one location file, which a definition's area names by its Hash: {"kind": "locations", ...}.
     * Rows with the same point and distance count as a single location. Null if no row could be placed on the map.
     */
    LocationFile: Schema.NullOr(
      Schema.Struct({ Hash: LocationFileHash, Name: Schema.String, Locations: Schema.Int }),
    ),
    /** The total number of rows: those on the map plus FCount. */
    TotalCount: Schema.Int,
    /** The number of rows that couldn't be placed on the map. */
    FCount: Schema.Int,
    /**
     * The rows that couldn't be placed on the map, as they appear in the file, each with its line number (the heading
     * is line 1) and what to fix.
     */
    FailedRows: Schema.Array(
      Schema.Struct({ Line: Schema.Int, Cells: Schema.Array(Schema.String), Reason: Schema.String }),
    ),
  }),
).annotate(Access, allowNamedRecords({ upload: (id) => ({ payload: { FilePath: id, type: 1 } }) }))
