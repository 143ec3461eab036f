import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import { Access, allowGuests, allowUsers } from "../../access/Access.ts"

/** Returns a schema for strings of at most `most` characters. Form input is limited because it's stored and emailed. */
const text = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { message: `must have at most ${most} characters` }))

const WireInquiry = Schema.Struct({
  firstName: text(100),
  lastName: text(100),
  company: text(200),
  email: text(254),
  phone: text(50),
  comment: text(10_000),
  quantity: text(50),
  sentFrom: text(500),
  siteName: text(200),
  source: text(50),
}).pipe(
  Schema.encodeKeys({
    firstName: "FirstName",
    lastName: "LastName",
    company: "Company",
    email: "Email",
    phone: "Phone",
    comment: "Comment",
    quantity: "Page",
    sentFrom: "PageInfo",
    siteName: "FromSite",
    source: "Source",
  }),
)

/** The reply to a sent message: `Status` is 1 if it was sent; otherwise `Message` gives the user the reason. */
const WireSent = Schema.Struct({ Status: Schema.Int, Message: Schema.String })

/** The calls for messages, campaign requests, and new accounts. */
export class RequestsGroup extends HttpApiGroup.make("Requests")
  .add(
    pageMethod(
      "PlaceOrder",
      "AddMarketingEmail",
      Schema.Struct({
        name: text(200),
        phone: text(50),
        email: text(254),
        accomplish: text(10_000),
        /** The prospects, separated by commas. */
        prospects: text(1_000),
        campaignBudget: text(100),
        startDate: text(100),
      }),
      Schema.Struct({}),
    ).annotate(Access, allowUsers()),
    // The data are true where the account was created.
    pageMethod(
      "LandingPage",
      "CreateAccount",
      Schema.Struct({ AccountName: Schema.String }),
      Schema.Boolean,
    ).annotate(Access, allowUsers({ payload: { AccountName: "" } })),
  )
  .middleware(Authentication)
  // For guests too: a form, whose field FormData is JSON.
  .add(
    HttpApiEndpoint.post("SendMessage", "/Contact/SendMessage.ashx", {
      payload: Schema.Struct({
        Action: Schema.Literal("save-contact-info"),
        FormData: Schema.fromJsonString(WireInquiry),
      }).pipe(HttpApiSchema.asFormUrlEncoded()),
      success: WireSent,
    }).annotate(Access, allowGuests(null)),
  )
  .middleware(OriginalDecoding) {}
