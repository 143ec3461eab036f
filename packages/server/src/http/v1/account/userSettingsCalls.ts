import { Api, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { changeUser } from "../../../accounts/changeUser.ts"
import { missingUser } from "./operatorUserCalls.ts"

/** What users may order and see, as the operator of the site sets it. */
export const layerV1UserSettings = HttpApiBuilder.group(Api, "V1UserSettings", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      setUser: ({ payload }) =>
        changeUser(payload).pipe(
          Effect.catchTag("UserRefused", ({ reason }) => Effect.fail(new Unprocessable({ message: reason }))),
          Effect.catchTag("NoSuchUser", missingUser),
        ),
    }),
  ),
)
