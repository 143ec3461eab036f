import { HttpApi } from "effect/http-api"
import { AccountGroup } from "./original/account/AccountGroup.ts"
import { V1AccountGroup } from "./v1/account/V1AccountGroup.ts"

/** The part of the contract for visitors who aren't signed in: everything that the sign-in page loads of it. */
export class AccountApi extends HttpApi.make("listwright").add(AccountGroup).add(V1AccountGroup) {}
