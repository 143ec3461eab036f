import type { Role } from "@listwright/domain/account"
import type { CallFailed } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type {
  WireInvitation,
  WireNewUser,
  WireOperatorUser,
} from "../../contract/v1/account/WireOperatorUser.ts"
import type { WireUserChange, WireUserSettings } from "../../contract/v1/account/WireUserSettings.ts"
import { operatorLayer } from "../operatorLayer.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** The users who may sign in, as managed by the site's operator. */
export class OperatorUsers extends Context.Service<
  OperatorUsers,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<WireOperatorUser>, CallFailed>
    readonly add: (user: WireNewUser) => Effect.Effect<WireInvitation, CallFailed>
    readonly invite: (email: string) => Effect.Effect<WireInvitation, CallFailed>
    readonly disable: (email: string) => Effect.Effect<WireOperatorUser, CallFailed>
    readonly disableDemoUsers: () => Effect.Effect<ReadonlyArray<WireOperatorUser>, CallFailed>
    /** Changes a user's settings; omitted fields are left unchanged. */
    readonly set: (change: WireUserChange) => Effect.Effect<WireUserSettings, CallFailed>
    readonly setRole: (email: string, role: Role) => Effect.Effect<WireOperatorUser, CallFailed>
  }
>()("@listwright/adapters/OperatorUsers") {}

const orFailed = mapCallFailure("user")

/** Provides OperatorUsers over the contract, with the operator's secret. */
export const layerUsersHttp = operatorLayer(OperatorUsers, ({ V1Users: calls }) =>
  OperatorUsers.of({
    list: () => orFailed(calls.listUsers()),
    add: (payload) => orFailed(calls.addUser({ payload })),
    invite: (email) => orFailed(calls.inviteUser({ payload: { email } })),
    disable: (email) => orFailed(calls.disableUser({ payload: { email } })),
    disableDemoUsers: () => orFailed(calls.disableDemoUsers({ payload: {} })),
    set: (payload) => orFailed(calls.setUser({ payload })),
    setRole: (email, role) => orFailed(calls.setRole({ payload: { email, role } })),
  }),
)
