import { HttpApi } from "effect/http-api"
import { AccountGroup } from "./original/account/AccountGroup.ts"
import { V1AccountGroup } from "./v1/account/V1AccountGroup.ts"

/** The part of the contract that's open to visitors who aren't signed in. The sign-in page loads only this part. */
export class AccountApi extends HttpApi.make("listwright").add(AccountGroup).add(V1AccountGroup) {}
