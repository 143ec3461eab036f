import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Envelope } from "../Envelope.ts"
import { Access, allowGuests } from "../../access/Access.ts"

const text = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { message: `must have at most ${most} characters` }))

/** The calls that screens use to report unhandled errors. */
export class ErrorLogGroup extends HttpApiGroup.make("ErrorLog")
  // For guests too: the sign-in page has scripts. Longer than what is kept: the server cuts.
  .add(
    HttpApiEndpoint.post("LogError", "/Common/LogError.ashx", {
      payload: Schema.Struct({ message: text(5_000), page: text(2_000), stack: text(20_000) }),
      success: Envelope(Schema.Struct({})),
    }).annotate(
      Access,
      allowGuests("The sign-in page has scripts too; what is kept doesn't name anyone.", {
        payload: { message: "", page: "", stack: "" },
      }),
    ),
  )
  .middleware(OriginalDecoding) {}
