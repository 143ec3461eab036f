import { Actor, Api, Conflict, Missing, TooLarge, Unprocessable } from "@listwright/adapters"
import {
  accountRefusalText,
  type DraftConflict,
  type DraftTooLarge,
  MAX_DRAFT_BYTES,
} from "@listwright/domain/drafts"
import type { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type AccountChangeRefused,
  type DraftSourceMismatch,
  StoredDrafts,
} from "../../../drafts/StoredDrafts.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { createInitialDefinition } from "../../answering/createInitialDefinition.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { ensureListAccepted } from "../../answering/ensureListAccepted.ts"

const missing = (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) }))

const conflict = ({ current }: DraftConflict) =>
  Effect.fail(
    new Conflict({
      message: "This order was changed in another window. You're now seeing its current version.",
      current,
    }),
  )

const tooLarge = ({ bytes }: DraftTooLarge) =>
  Effect.fail(
    new TooLarge({
      message: `This order is ${bytes} bytes, but the limit is ${MAX_DRAFT_BYTES}. Please choose fewer areas or values.`,
      bytes,
    }),
  )

const otherSource = ({ listType }: DraftSourceMismatch) =>
  Effect.fail(
    new Unprocessable({ message: `This order is for list type ${listType}, which can't be changed.` }),
  )

const placed = () =>
  Effect.fail(
    new Unprocessable({ message: "This order has been placed; start a new one to change the selection." }),
  )

const accountStays = ({ refusal }: AccountChangeRefused) =>
  Effect.fail(new Unprocessable({ message: accountRefusalText(refusal) }))

/** Returns the user and the drafts; refuses a source that the user may not order. */
const ordering = Effect.fn("ordering")(function* (listType: number) {
  const { reach, user } = yield* Actor
  yield* ensureSourceOffered(user, listType)
  return { reach, userId: user.id, drafts: yield* StoredDrafts }
})

/** Calls for orders in progress. */
const draftCalls = {
  openDraft: HttpApiBuilder.handler(Api, "V1Drafts", "openDraft", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, drafts } = yield* ordering(payload.listType)
      const begins = yield* createInitialDefinition(payload.listType)
      return yield* payload.accountId === undefined
        ? drafts.open(reach, payload.listType, begins)
        : drafts.openFor(reach, payload.accountId, payload.listType, begins)
    }).pipe(Effect.catchTag("NotFound", missing)),
  ),
  createDraft: HttpApiBuilder.handler(Api, "V1Drafts", "createDraft", ({ payload }) =>
    Effect.gen(function* () {
      const { userId, reach, drafts } = yield* ordering(payload.listType)
      const quotas = yield* Quotas
      yield* quotas.take("drafts", userId)
      const begins = yield* createInitialDefinition(payload.listType)
      return yield* payload.accountId === undefined
        ? drafts.create(reach, payload.listType, begins)
        : drafts.createFor(reach, payload.accountId, payload.listType, begins)
    }).pipe(Effect.catchTags({ QuotaReached: failTooManyRequests, NotFound: missing })),
  ),
  draftsInTheMaking: HttpApiBuilder.handler(Api, "V1Drafts", "draftsInTheMaking", () =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const stored = yield* StoredDrafts
      return { drafts: yield* stored.inTheMaking(reach, user.sources) }
    }),
  ),
  getDraft: HttpApiBuilder.handler(Api, "V1Drafts", "getDraft", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const drafts = yield* StoredDrafts
      return yield* drafts.get(reach, params.id).pipe(Effect.catchTag("NotFound", missing))
    }),
  ),
  putDraft: HttpApiBuilder.handler(Api, "V1Drafts", "putDraft", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      yield* (yield* Quotas).take("draftChanges", user.id)
      const drafts = yield* StoredDrafts
      const hasDays = Object.values(payload.definition.suppressions).some(({ mode }) => mode === "date")
      const held = hasDays ? yield* drafts.get(reach, params.id) : null
      yield* ensureListAccepted(payload.definition, held === null ? null : held.definition)
      return yield* drafts.put(reach, params.id, payload).pipe(
        Effect.catchTags({
          DraftConflict: conflict,
          DraftTooLarge: tooLarge,
          DraftSourceMismatch: otherSource,
          DraftPlaced: placed,
          AccountChangeRefused: accountStays,
        }),
      )
    }).pipe(Effect.catchTags({ NotFound: missing, QuotaReached: failTooManyRequests })),
  ),
  undoDraft: HttpApiBuilder.handler(Api, "V1Drafts", "undoDraft", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      yield* (yield* Quotas).take("draftChanges", user.id)
      const drafts = yield* StoredDrafts
      return yield* drafts
        .undo(reach, params.id, payload.baseRevision)
        .pipe(Effect.catchTags({ NotFound: missing, DraftConflict: conflict }))
    }).pipe(Effect.catchTag("QuotaReached", failTooManyRequests)),
  ),
}

export const layerV1Drafts = HttpApiBuilder.group(Api, "V1Drafts", (handlers) =>
  Effect.succeed(handlers.handleAll(draftCalls)),
)
