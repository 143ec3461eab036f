import { IssuedToken } from "@listwright/domain/account"
import {
  CountAnswer,
  CountBreakdown,
  CountCrossTable,
  CountFillRates,
  CountSample,
  CountSuggestions,
  CountWaterfall,
  DetailedCount,
} from "@listwright/domain/counting"
import { ListDefinition, MAX_AREAS } from "@listwright/domain/definition"
import { Draft, PricedChoices } from "@listwright/domain/drafts"
import { AreaReferences, Place } from "@listwright/domain/geography"
import { OrderReceipt } from "@listwright/domain/order"
import { Quote } from "@listwright/domain/pricing"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { CSV_TYPE } from "./csvType.ts"
import { SignedIn, Unauthorized } from "./Actor.ts"
import {
  Conflict,
  Missing,
  TooLarge,
  TooMany,
  Unavailable,
  Unprocessable,
  V1Decoding,
} from "./v1/V1Errors.ts"
import { SentChoices } from "./Quantity.ts"

const id = { id: Schema.String }
const code = { code: Schema.String }
/** The media type of a workbook (XLSX). */
const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
const question = { definition: ListDefinition, draftId: Schema.NullOr(Schema.String), revision: Schema.Int }

/** Records that are wanted in all. */
const WantedRecords = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }, { message: "must be a quantity of 1 or more" }),
)

/** What the 87 calls lack, in plain JSON: drafts, live counts, quotes, orders, downloads. */
export class V1Group extends HttpApiGroup.make("V1")
  .add(
    HttpApiEndpoint.post("openDraft", "/drafts/open", {
      payload: Schema.Struct({ listType: Schema.Int }),
      success: Draft,
      error: Unprocessable,
    }),
    HttpApiEndpoint.post("createDraft", "/drafts", {
      /** Without an account it is for the user's own. */
      payload: Schema.Struct({ listType: Schema.Int, accountId: Schema.optionalKey(Schema.Int) }),
      success: Draft,
      error: [Missing, Unprocessable, TooMany],
    }),
    HttpApiEndpoint.get("getDraft", "/drafts/:id", { params: id, success: Draft, error: Missing }),
    HttpApiEndpoint.put("putDraft", "/drafts/:id", {
      params: id,
      payload: Schema.Struct({ baseRevision: Schema.Int, definition: ListDefinition, choices: SentChoices }),
      success: Draft,
      error: [Missing, Conflict, TooLarge, Unprocessable],
    }),
    HttpApiEndpoint.post("undoDraft", "/drafts/:id/undo", {
      params: id,
      payload: Schema.Struct({ baseRevision: Schema.Int }),
      success: Draft,
      error: [Missing, Conflict],
    }),
    HttpApiEndpoint.post("count", "/counts", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, answer: CountAnswer }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("waterfall", "/counts/waterfall", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, waterfall: CountWaterfall }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("suggestions", "/counts/suggestions", {
      payload: Schema.Struct({ ...question, wanted: Schema.optionalKey(WantedRecords) }),
      success: Schema.Struct({ revision: Schema.Int, suggestions: CountSuggestions }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("countDetails", "/counts/details", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, details: DetailedCount }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("breakdown", "/counts/breakdown", {
      payload: Schema.Struct({ ...question, column: Schema.String }),
      success: Schema.Struct({ revision: Schema.Int, breakdown: CountBreakdown }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("crossTable", "/counts/cross-table", {
      payload: Schema.Struct({ ...question, rows: Schema.String, columns: Schema.String }),
      success: Schema.Struct({ revision: Schema.Int, crossTable: CountCrossTable }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("fillRates", "/counts/fill-rates", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, fillRates: CountFillRates }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("sample", "/counts/sample", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, sample: CountSample }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("quote", "/quotes", {
      payload: Schema.Struct({
        ...question,
        choices: Schema.Struct({ ...PricedChoices.fields, quantities: SentChoices.fields.quantities }),
      }),
      success: Schema.Struct({ revision: Schema.Int, quote: Quote }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("places", "/places", {
      payload: Schema.Struct({
        zips: Schema.Array(Schema.String).check(
          Schema.isMaxLength(MAX_AREAS, { message: `must hold at most ${MAX_AREAS} ZIP Codes` }),
        ),
      }),
      success: Schema.Struct({ places: Schema.Array(Place) }),
    }),
    HttpApiEndpoint.get("references", "/references", { success: AreaReferences }),
    HttpApiEndpoint.post("stopCount", "/count-runs/:id/stop", {
      params: id,
      payload: Schema.Struct({}),
      success: Schema.Struct({ stopped: Schema.Boolean }),
      error: Missing,
    }),
    HttpApiEndpoint.get("getOrder", "/orders/:code", { params: code, success: OrderReceipt, error: Missing }),
    HttpApiEndpoint.get("downloadOrder", "/orders/:code/list.csv", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }),
    HttpApiEndpoint.get("downloadWorkbook", "/orders/:code/list.xlsx", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: WORKBOOK_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }),
    HttpApiEndpoint.delete("revokeToken", "/tokens/current", {
      success: Schema.Struct({ revoked: Schema.Boolean }),
    }),
  )
  .middleware(V1Decoding)
  .middleware(SignedIn)
  .prefix("/api/v1") {}

/** A token is made with address and password, so nobody is signed in yet. */
export class V1GuestGroup extends HttpApiGroup.make("V1Guest")
  .add(
    HttpApiEndpoint.post("issueToken", "/tokens", {
      payload: Schema.Struct({ email: Schema.String, password: Schema.String, name: Schema.String }),
      success: IssuedToken,
      error: [Unauthorized, TooMany],
    }),
    HttpApiEndpoint.post("openLink", "/sign-in-links/open", {
      payload: Schema.Struct({ secret: Schema.String.check(Schema.isMaxLength(200)) }),
      success: Schema.Struct({ email: Schema.String }),
      error: Missing,
    }),
    HttpApiEndpoint.get("health", "/health", {
      success: Schema.Struct({ ok: Schema.Boolean, snapshot: Schema.String }),
      error: Unavailable,
    }),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}

/**
 * The sandbox payment processor's own vault. A real processor has its own address for this; the shop's order handling
 * never sees a card number.
 */
export class SandboxProcessorGroup extends HttpApiGroup.make("SandboxProcessor")
  .add(
    HttpApiEndpoint.post("tokenize", "/cards", {
      payload: Schema.Struct({
        holderName: Schema.String,
        number: Schema.String,
        securityCode: Schema.String,
        expiryMonth: Schema.Int,
        expiryYear: Schema.Int,
      }),
      success: Schema.Struct({ token: Schema.String, cardType: Schema.String, lastDigits: Schema.String }),
      error: [Unprocessable, TooMany],
    }),
  )
  .middleware(V1Decoding)
  .prefix("/sandbox-processor") {}
