import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { V1Decoding } from "../V1Errors.ts"
import { WireTestMail } from "./WireTestMail.ts"
import { Access, allowOperators } from "../../access/Access.ts"

const MAX_NAMED = 1_000

/** A selection of emails in the outbox: those with these ids, or all whose delivery was abandoned. */
const which = {
  which: Schema.Union([
    Schema.Literal("all"),
    Schema.Array(Schema.String).check(
      Schema.isMaxLength(MAX_NAMED, { message: `must list at most ${MAX_NAMED} emails` }),
    ),
  ]),
}
/** The number of emails selected. */
const counted = Schema.Struct({ mails: Schema.Int })

/** The calls about the emails that the site sends. */
export class V1MailGroup extends HttpApiGroup.make("V1Mail")
  // For the operator of the site.
  .add(
    HttpApiEndpoint.post("testMail", "/mails/test", {
      payload: Schema.Struct({ to: Schema.String }),
      success: WireTestMail,
    })
      .annotate(Access, allowOperators({ payload: { to: "dana@bakery.example" } }))
      .middleware(Operator),
    HttpApiEndpoint.post("retryMails", "/mails/retry", {
      payload: Schema.Struct(which),
      success: counted,
    })
      .annotate(Access, allowOperators({ payload: { which: "all" } }))
      .middleware(Operator),
    HttpApiEndpoint.post("dropMails", "/mails/drop", {
      payload: Schema.Struct(which),
      success: counted,
    })
      .annotate(Access, allowOperators({ payload: { which: "all" } }))
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
