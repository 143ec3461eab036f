import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { MVT_TYPE, SVG_TYPE } from "../../fileTypes.ts"
import { Envelope } from "../../original/Envelope.ts"
import { OriginalDecoding } from "../../original/OriginalDecoding.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** A tile's zoom level, column, or row; no tile needs more digits. */
const TileNumber = Schema.String.check(
  Schema.isPattern(/^\d{1,9}$/, { message: "must be a whole number" }),
).pipe(Schema.decodeTo(Schema.FiniteFromString))

/** Returns a map tile; 404 if it doesn't exist. */
const vectorTile = HttpApiEndpoint.get("Tile", "/Map/Tile/:z/:x/:y", {
  params: { z: TileNumber, x: TileNumber, y: TileNumber },
  query: {
    /** The layer; defaults to the map itself: land, states, counties, ZIP Codes, and cities. */
    layer: Schema.optionalKey(Schema.Literals(["routes"])),
    /** The source of the routes; used only with that layer. */
    listType: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())),
  },
  success: HttpApiSchema.StreamUint8Array({ contentType: MVT_TYPE }),
  error: [Missing, Unavailable, Unprocessable],
})
  .annotate(Access, allowUsers({ params: { z: "12", x: "1050", y: "1522" } }))
  .middleware(V1Decoding)

/** Returns the outlines in a box as an image, which original clients overlay on another service's map. */
const tileImage = HttpApiEndpoint.get("TileImage", "/Map/Tile.ashx", {
  /** The box; see `parseBoxBounds`. */
  query: { bbox: Schema.optionalKey(Schema.String) },
  // The envelope where it refuses.
  success: [HttpApiSchema.StreamUint8Array({ contentType: SVG_TYPE }), Envelope(Schema.Null)],
})
  .annotate(Access, allowUsers({ query: { bbox: "-87.7,41.88,-87.6,41.95" } }))
  .middleware(OriginalDecoding)

/** The calls for the map itself, which browsers request without the contract's client. They don't select areas. */
export class MapTilesGroup extends HttpApiGroup.make("MapTiles")
  .add(vectorTile, tileImage)
  .middleware(Authentication) {}
