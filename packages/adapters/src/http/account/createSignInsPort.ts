import { SignIns } from "@listwright/domain/account"
import { Effect } from "effect"
import type { Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

const orFailed = mapCallFailure("sign-in")

/** Implements SignIns over the contract. */
export const createSignInsPort = ({ V1SignIns }: Pick<Calls, "V1SignIns">): SignIns["Service"] =>
  SignIns.of({
    list: () => orFailed(V1SignIns.signIns()),
    end: (id) => Effect.asVoid(orFailed(V1SignIns.endSignIn({ params: { id } }))),
    endAll: (which) =>
      Effect.map(orFailed(V1SignIns.endSignIns({ payload: { which } })), ({ ended }) => ended),
  })
