import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { forgotPasswordCalls } from "./forgotPasswordCalls.ts"
import { guestCalls } from "./guestCalls.ts"
import { passwordCalls } from "./passwordCalls.ts"
import { siteCalls } from "./siteCalls.ts"
import { userCalls } from "./userCalls.ts"

/** Calls about the user, their ordering terms, and signing in. */
export const layerAccount = HttpApiBuilder.group(Api, "Account", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      ...guestCalls,
      ...forgotPasswordCalls,
      ...passwordCalls,
      ...siteCalls,
      ...userCalls,
    }),
  ),
)
