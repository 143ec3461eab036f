import { HttpApi, OpenApi } from "effect/http-api"
import { OperatorGroup } from "./OperatorGroup.ts"
import { OperatorUsersGroup } from "./OperatorUsersGroup.ts"
import { PasswordGroup } from "./PasswordGroup.ts"
import { PlaceOrderGroup } from "./legacy/order/OrderGroup.ts"
import { SavedListsGroup } from "./legacy/saved-lists/SavedListsGroup.ts"
import { GuestGroup, UserGroup } from "./SiteGroup.ts"
import { SuppressionGroup } from "./legacy/suppression/SuppressionGroup.ts"
import { SandboxProcessorGroup, V1Group, V1GuestGroup } from "./V1Group.ts"

/** The whole contract, once: the server serves it, the clients call it, OpenAPI and the mocks are made from it. */
export class Api extends HttpApi.make("listwright")
  .add(GuestGroup)
  .add(UserGroup)
  .add(PasswordGroup)
  .add(PlaceOrderGroup)
  .add(SuppressionGroup)
  .add(SavedListsGroup)
  .add(V1Group)
  .add(V1GuestGroup)
  .add(OperatorGroup)
  .add(OperatorUsersGroup)
  .add(SandboxProcessorGroup)
  .annotateMerge(OpenApi.annotations({ title: "Listwright", version: "1" })) {}
