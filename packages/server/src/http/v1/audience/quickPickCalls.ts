import { Actor, Api, Missing } from "@listwright/adapters"
import { searchQuickPicks } from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OwnQuickPicks } from "../../../quick-picks/OwnQuickPicks.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { ensureNotSiteQuickPick, listAvailableQuickPicks } from "../../answering/listAvailableQuickPicks.ts"
import { failUnprocessable } from "../../answering/failUnprocessable.ts"

/** Calls for quick picks with their full content, since screens describe each quick pick and show its count. */
export const quickPickCalls = {
  quickPicks: HttpApiBuilder.handler(Api, "V1Audience", "quickPicks", ({ query: { listType, most, text } }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      yield* ensureSourceOffered(user, listType)
      return searchQuickPicks(yield* listAvailableQuickPicks(listType), {
        text: text ?? "",
        most: most ?? Number.POSITIVE_INFINITY,
      })
    }),
  ),
  renameQuickPick: HttpApiBuilder.handler(Api, "V1Audience", "renameQuickPick", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const own = yield* OwnQuickPicks
      const { listType } = yield* own.find(reach, params.id)
      yield* ensureNotSiteQuickPick(listType, payload.name)
      yield* own.rename(reach, params.id, payload.name)
      return {}
    }).pipe(
      Effect.catchTags({
        NotFound: (error) => Effect.fail(new Missing({ message: notFoundText(error) })),
        QuickPickRefused: failUnprocessable,
      }),
    ),
  ),
}
