import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { DoNotSell } from "../../../suppression/do-not-sell/DoNotSell.ts"
import { readFileIdentities } from "../../../suppression/readFileIdentities.ts"
import { failUnavailable, failUnprocessableReason } from "../../answering/failUnprocessable.ts"

/** Calls for the do-not-sell list, used by the site's operator. */
const doNotSellCalls = {
  doNotSell: HttpApiBuilder.handler(Api, "V1Suppression", "doNotSell", () =>
    Effect.flatMap(DoNotSell, ({ size }) => size).pipe(Effect.catchTag("CountUnavailable", failUnavailable)),
  ),
  addDoNotSell: HttpApiBuilder.handler(Api, "V1Suppression", "addDoNotSell", ({ payload }) =>
    Effect.gen(function* () {
      const doNotSell = yield* DoNotSell
      const { universe = null } = payload
      const form = yield* doNotSell.keyForm(universe)
      const { identities, ...read } = yield* readFileIdentities(payload.file.path, form)
      const { rejected, rejectedRows, rows } = read
      return {
        ...(yield* doNotSell.add(identities, universe)),
        rows,
        rejected,
        rejectedRows,
      }
    }).pipe(
      Effect.catchTags({
        FileRefused: failUnprocessableReason,
        InvalidKeyUniverse: failUnprocessableReason,
        CountUnavailable: failUnavailable,
      }),
    ),
  ),
}

export const layerV1Suppression = HttpApiBuilder.group(Api, "V1Suppression", (handlers) =>
  Effect.succeed(handlers.handleAll(doNotSellCalls)),
)
