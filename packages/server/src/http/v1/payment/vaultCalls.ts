import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { networkOfClient } from "../../../accounts/networkOfClient.ts"
import { SandboxVault } from "../../../payments/sandbox/SandboxVault.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { tooMany } from "../../answering/tooMany.ts"
import { unprocessable } from "../../answering/unprocessable.ts"

/** The sandbox processor's calls that convert cards to tokens. */
const vaultCalls = {
  tokenize: HttpApiBuilder.handler(Api, "SandboxProcessor", "tokenize", ({ payload }) =>
    Effect.gen(function* () {
      const vault = yield* SandboxVault
      const quotas = yield* Quotas
      yield* quotas.take("cardTokens", networkOfClient(yield* clientAddress))
      return yield* vault.tokenize(payload)
    }).pipe(
      Effect.catchTags({
        CardRefused: unprocessable,
        QuotaReached: tooMany,
      }),
    ),
  ),
}

/** The sandbox payment processor, served at the same URL as the site. */
export const layerSandboxProcessor = HttpApiBuilder.group(Api, "SandboxProcessor", (handlers) =>
  Effect.succeed(handlers.handleAll(vaultCalls)),
)
