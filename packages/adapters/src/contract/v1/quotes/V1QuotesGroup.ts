import { Draft } from "@listwright/domain/drafts"
import { RequestKey } from "@listwright/domain/order"
import { EmailedQuote, OpenedQuote, QuoteRecipients } from "@listwright/domain/quotes"
import { SavedListId } from "@listwright/domain/saved-lists"
import { QuoteId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { PDF_TYPE } from "../../fileTypes.ts"
import { Missing, TooLarge, TooMany, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"

const id = { id: QuoteId }

/** The calls about sent quotes, which guarantee prices until a date. */
export class V1QuotesGroup extends HttpApiGroup.make("V1Quotes")
  .add(
    // Quotes a saved count and emails it to the recipients, or to its contact if no recipients are named. The same key
    // gets the same quote.
    HttpApiEndpoint.post("sendQuote", "/sent-quotes", {
      payload: Schema.Struct({
        savedCountId: SavedListId,
        key: RequestKey.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
        recipients: Schema.optionalKey(QuoteRecipients),
      }),
      success: EmailedQuote,
      error: [Missing, Unprocessable, Unavailable, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({ "saved count": (id) => ({ payload: { savedCountId: id, key: `key of ${id}` } }) }),
    ),
    // Counted again, and priced with the prices that hold for it.
    HttpApiEndpoint.get("openQuote", "/sent-quotes/:id", {
      params: id,
      success: OpenedQuote,
      error: Missing,
    }).annotate(Access, allowNamedRecords("quote")),
    HttpApiEndpoint.get("quotePdf", "/sent-quotes/:id/quote.pdf", {
      params: id,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: PDF_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, TooMany],
    }).annotate(Access, allowNamedRecords("quote")),
    // A new draft of the quoted list, with the quote's prices while it is valid.
    HttpApiEndpoint.post("orderQuote", "/sent-quotes/:id/order", {
      params: id,
      payload: Schema.Struct({}),
      success: Draft,
      error: [Missing, Unprocessable, TooLarge, TooMany],
    }).annotate(Access, allowNamedRecords("quote")),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
