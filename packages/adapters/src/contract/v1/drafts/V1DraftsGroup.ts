import { CanonicalDefinition } from "@listwright/domain/definition"
import { defaultChoices, Draft } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { ChoicesPayload } from "../../Quantity.ts"
import { Missing, TooLarge, TooMany, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Conflict } from "./Conflict.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"
import { exampleList } from "../../access/definitionRequests.ts"

const id = { id: DraftId }

const change = { baseRevision: 2, definition: exampleList, choices: defaultChoices }

/** The calls for order drafts, which are updated by compare-and-swap. */
export class V1DraftsGroup extends HttpApiGroup.make("V1Drafts")
  .add(
    HttpApiEndpoint.post("openDraft", "/drafts/open", {
      /** If an account is given, opens that account's latest draft. */
      payload: Schema.Struct({ listType: Schema.Int, accountId: Schema.optionalKey(AccountId) }),
      success: Draft,
      error: [Missing, Unprocessable],
    }).annotate(
      Access,
      allowNamedRecords({ account: (id) => ({ payload: { listType: 10, accountId: Number(id) } }) }),
    ),
    HttpApiEndpoint.post("createDraft", "/drafts", {
      /** If no account is given, the draft is for the user's own account. */
      payload: Schema.Struct({ listType: Schema.Int, accountId: Schema.optionalKey(AccountId) }),
      success: Draft,
      error: [Missing, Unprocessable, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({ account: (id) => ({ payload: { listType: 10, accountId: Number(id) } }) }),
    ),
    // Those that the user may go on with, the one changed last first.
    HttpApiEndpoint.get("draftsInTheMaking", "/drafts", {
      success: Schema.Struct({ drafts: Schema.Array(Draft) }),
    }).annotate(Access, allowUsers()),
    HttpApiEndpoint.get("getDraft", "/drafts/:id", { params: id, success: Draft, error: Missing }).annotate(
      Access,
      allowNamedRecords("draft"),
    ),
    HttpApiEndpoint.put("putDraft", "/drafts/:id", {
      params: id,
      payload: Schema.Struct({
        baseRevision: Schema.Int,
        /**
         * Another account to order for, which must be one that the draft's owner works for; if omitted, the draft's
         * account doesn't change.
         */
        accountId: Schema.optionalKey(AccountId),
        definition: CanonicalDefinition,
        choices: ChoicesPayload,
      }),
      success: Draft,
      error: [Missing, Conflict, TooLarge, Unprocessable, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({ params: { id }, payload: change }),
        account: (id, { ownDraftId }) => ({
          params: { id: ownDraftId },
          payload: { ...change, accountId: Number(id) },
        }),
      }),
    ),
    HttpApiEndpoint.post("undoDraft", "/drafts/:id/undo", {
      params: id,
      payload: Schema.Struct({ baseRevision: Schema.Int }),
      success: Draft,
      error: [Missing, Conflict, TooMany],
    }).annotate(Access, allowNamedRecords("draft", { payload: { baseRevision: 2 } })),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
