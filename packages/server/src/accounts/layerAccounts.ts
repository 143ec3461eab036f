import { Layer } from "effect"
import { Passwords } from "./Passwords.ts"
import { layerSessionsSql } from "./SessionsSql.ts"
import { SignInAttempts } from "./SignInAttempts.ts"
import { layerSignInLinksSql } from "./SignInLinksSql.ts"
import { layerTokensSql } from "./TokensSql.ts"
import { layerUsersSql } from "./UsersSql.ts"

/** Users and what they sign in with. */
export const layerAccounts = Layer.mergeAll(
  layerUsersSql,
  layerSessionsSql,
  layerTokensSql,
  layerSignInLinksSql,
  Passwords.layer,
  SignInAttempts.layer,
)
