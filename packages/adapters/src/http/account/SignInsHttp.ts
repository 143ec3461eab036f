import { SignIns } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"

const orFailed = orCallFailed("sign-in")

/** Where the user is signed in, over the contract. */
export const layerSignInsHttp = Layer.effect(
  SignIns,
  Effect.map(ApiClient, ({ V1SignIns }) =>
    SignIns.of({
      list: () => orFailed(V1SignIns.signIns()),
      end: (id) => Effect.asVoid(orFailed(V1SignIns.endSignIn({ params: { id } }))),
      endAll: (which) =>
        Effect.map(orFailed(V1SignIns.endSignIns({ payload: { which } })), ({ ended }) => ended),
    }),
  ),
)
