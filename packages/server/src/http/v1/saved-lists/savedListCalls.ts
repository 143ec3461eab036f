import { Actor, Api, Missing, TooLarge, Unavailable, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import { emptyContact } from "@listwright/domain/drafts"
import { saveCountProblems } from "@listwright/domain/order"
import { hasProblems, type NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { draftOfDefinition } from "../../../drafts/draftOfDefinition.ts"
import { copySavedList } from "../../../saved-counts/copySavedList.ts"
import { comparedLists } from "./comparedLists.ts"
import { saveDraft } from "../../../saved-counts/saveDraft.ts"
import { SavedCounts } from "../../../saved-counts/SavedCounts.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { notFoundText } from "../../answering/answering.ts"
import { tooMany } from "../../answering/tooMany.ts"

const missing = (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) }))

const tooLarge = ({ bytes }: { readonly bytes: number }) =>
  Effect.fail(new TooLarge({ message: "This list has too many areas or values to save.", bytes }))

/** Lists of a source that the user may not order are not opened either. */
const ensureOffered = (user: User, listType: number) =>
  user.dataSources.includes(listType)
    ? Effect.void
    : Effect.fail(new Unprocessable({ message: noSuchDataSource.text }))

/** Saved lists with all that they hold. */
const savedListCalls = {
  getSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "getSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts.find(reach, params.id).pipe(Effect.catchTag("NotFound", missing))
    }),
  ),
  saveDefinition: HttpApiBuilder.handler(Api, "V1SavedLists", "saveDefinition", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId = reach.accountId, definition, name } = payload
      yield* ensureOffered(user, definition.listType)
      const { company, email, firstName, lastName, phone } = user
      const contact = { ...emptyContact, firstName, lastName, company, email, phone, orderName: name }
      if (hasProblems(saveCountProblems(contact)))
        return yield* new Unprocessable({
          message: "Your profile needs a name, a company and an e-mail address before you can save lists.",
        })
      const quotas = yield* Quotas
      yield* quotas.take("drafts", user.id)
      const draft = yield* draftOfDefinition(reach, accountId, definition, null)
      const counts = yield* SavedCounts
      return yield* counts.find(reach, yield* saveDraft(user, reach, draft, contact))
    }).pipe(
      Effect.catchTags({
        CountRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
        CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
        NotPriced: ({ message }) => Effect.fail(new Unprocessable({ message })),
        DraftTooLarge: tooLarge,
        NotFound: missing,
        QuotaReached: tooMany,
      }),
    ),
  ),
  renameSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "renameSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts.rename(reach, params.id, payload.name).pipe(Effect.catchTag("NotFound", missing))
    }),
  ),
  duplicateSavedList: HttpApiBuilder.handler(
    Api,
    "V1SavedLists",
    "duplicateSavedList",
    ({ params, payload }) =>
      Effect.gen(function* () {
        const { reach, user } = yield* Actor
        const counts = yield* SavedCounts
        const list = yield* counts.find(reach, params.id)
        yield* ensureOffered(user, list.row.listType)
        return yield* copySavedList(user, reach, list, payload.name ?? null)
      }).pipe(Effect.catchTags({ NotFound: missing, DraftTooLarge: tooLarge, QuotaReached: tooMany })),
  ),
  openSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "openSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const counts = yield* SavedCounts
      const { choices, definition, row } = yield* counts.find(reach, params.id)
      yield* ensureOffered(user, row.listType)
      const quotas = yield* Quotas
      yield* quotas.take("drafts", user.id)
      // A count run belongs to the draft that it counted.
      const opened = { ...choices, step: "order" as const, countId: null }
      return yield* draftOfDefinition(reach, row.accountId, definition, opened)
    }).pipe(Effect.catchTags({ NotFound: missing, DraftTooLarge: tooLarge, QuotaReached: tooMany })),
  ),
  compareLists: HttpApiBuilder.handler(Api, "V1SavedLists", "compareLists", ({ payload }) =>
    comparedLists(payload),
  ),
}

export const layerV1SavedLists = HttpApiBuilder.group(Api, "V1SavedLists", (handlers) =>
  Effect.succeed(handlers.handleAll(savedListCalls)),
)
