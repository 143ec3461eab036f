import { Schema } from "effect"

/** A part of the site that does not work at the moment. */
export const UnwellPart = Schema.Struct({
  part: Schema.Literals(["database", "counting", "doNotSell", "disk"]),
  /** For a person; holds no addresses, paths or secrets. */
  message: Schema.String,
})
export type UnwellPart = typeof UnwellPart.Type

/** A part that orders need doesn't work. */
export class Unwell extends Schema.TaggedError<Unwell>()(
  "Unwell",
  {
    ok: Schema.Literal(false),
    /** The messages of all parts together. */
    message: Schema.String,
    problems: Schema.Array(UnwellPart),
  },
  { httpApiStatus: 503 },
) {}
