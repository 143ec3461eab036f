import { Latitude, LocationFileHash, Longitude, SearchMiles } from "@listwright/domain/definition"
import { Precision } from "@listwright/domain/geography"
import { Schema } from "effect"
import { pageMethod } from "../pageMethod.ts"
import { Access, names } from "../../access/Access.ts"

const heading = Schema.optionalKey(
  Schema.NullOr(
    Schema.String.check(Schema.isMaxLength(200, { message: "must be the name of a column of the file" })),
  ),
)

/** The columns of the file, by the names that the file gives them. */
export const WireAddressColumns = Schema.Struct({
  Keycode: heading,
  Address: heading,
  City: heading,
  State: heading,
  Zip: heading,
  Distance: heading,
})
export type WireAddressColumns = typeof WireAddressColumns.Type

/** A row of the file that is on the map. */
const GeoItem = Schema.Struct({
  Longitude,
  Latitude,
  /** Miles, at most 200. */
  Distance: SearchMiles,
  AddressLine: Schema.String,
  KeyCode: Schema.String,
  /** The state of the ZIP Code. */
  StateCode: Schema.String,
  /** The kind of point: 'address', or the middle of its 'street' or of its 'zip'. */
  Precision,
})

/** The rows of an uploaded file of addresses, on the map. */
export const getAddressByFile2 = pageMethod(
  "PlaceOrder",
  "GetAddressByFile2",
  /** FilePath: what ExcelUploader answered. Without Columns, their names tell. */
  Schema.Struct({
    FilePath: Schema.String,
    type: Schema.Literal(1),
    Columns: Schema.optionalKey(WireAddressColumns),
  }),
  Schema.Struct({
    GeoItems: Schema.Array(GeoItem),
    /**
     * They as one file of locations, which an area of a definition names by its Hash: {"kind": "locations", ...}. Rows of
     * one point and distance are one of its Locations. null: no row is on the map.
     */
    LocationFile: Schema.NullOr(
      Schema.Struct({ Hash: LocationFileHash, Name: Schema.String, Locations: Schema.Int }),
    ),
    /** Rows in all: those on the map, and FCount. */
    TotalCount: Schema.Int,
    /** Rows that are not on the map. */
    FCount: Schema.Int,
    /**
     * The rows that aren't on the map, as in the file, each with its line (the heading is line 1) and what to fix.
     */
    FailedRows: Schema.Array(
      Schema.Struct({ Line: Schema.Int, Cells: Schema.Array(Schema.String), Reason: Schema.String }),
    ),
  }),
).annotate(Access, names({ upload: (id) => ({ payload: { FilePath: id, type: 1 } }) }))
