import { Schema } from "effect"

/** A part of the site that isn't working. */
export const UnhealthyPart = Schema.Struct({
  part: Schema.Literals(["database", "counting", "doNotSell", "disk"]),
  /** A human-readable message; it contains no addresses, paths, or secrets. */
  message: Schema.String,
})
export type UnhealthyPart = typeof UnhealthyPart.Type

/** A part that orders depend on isn't working. */
export class Unhealthy extends Schema.TaggedError<Unhealthy>()(
  "Unwell",
  {
    ok: Schema.Literal(false),
    /** The messages of all parts combined. */
    message: Schema.String,
    problems: Schema.Array(UnhealthyPart),
  },
  { httpApiStatus: 503 },
) {}
