import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { clientNetwork } from "../../../accounts/clientNetwork.ts"
import { SandboxVault } from "../../../payments/sandbox/SandboxVault.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { failUnprocessable } from "../../answering/failUnprocessable.ts"

/** The sandbox processor's calls that convert cards to tokens. */
const vaultCalls = {
  tokenize: HttpApiBuilder.handler(Api, "SandboxProcessor", "tokenize", ({ payload }) =>
    Effect.gen(function* () {
      const vault = yield* SandboxVault
      const quotas = yield* Quotas
      yield* quotas.take("cardTokens", clientNetwork(yield* clientAddress))
      return yield* vault.tokenize(payload)
    }).pipe(
      Effect.catchTags({
        CardRefused: failUnprocessable,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
}

/** The sandbox payment processor, served at the same URL as the site. */
export const layerSandboxProcessor = HttpApiBuilder.group(Api, "SandboxProcessor", (handlers) =>
  Effect.succeed(handlers.handleAll(vaultCalls)),
)
