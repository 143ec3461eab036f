import { Api, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SandboxVault } from "../../payments/sandbox/SandboxVault.ts"

/** The sandbox processor's counter for cards. */
export const vaultCalls = {
  tokenize: HttpApiBuilder.handler(Api, "SandboxProcessor", "tokenize", ({ payload }) =>
    Effect.gen(function* () {
      const vault = yield* SandboxVault
      return yield* vault.tokenize(payload)
    }).pipe(Effect.catchTag("CardRefused", ({ message }) => Effect.fail(new Unprocessable({ message })))),
  ),
}
