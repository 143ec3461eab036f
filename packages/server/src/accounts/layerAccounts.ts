import { Layer } from "effect"
import { CommonPasswords } from "./CommonPasswords.ts"
import { Passwords } from "./Passwords.ts"
import { ForgotPasswordAttempts } from "./ForgotPasswordAttempts.ts"
import { layerSessionsSql } from "./SessionsSql.ts"
import { SignInAttempts } from "./SignInAttempts.ts"
import { layerSignInLinksSql } from "./SignInLinksSql.ts"
import { layerTemporaryPasswordsSql } from "./TemporaryPasswordsSql.ts"
import { layerTokensSql } from "./TokensSql.ts"
import { PasswordChecks } from "./PasswordChecks.ts"
import { PasswordCheckQueue } from "./PasswordCheckQueue.ts"
import { layerUserRecordsSql } from "./UserRecordsSql.ts"
import { layerUsersSql } from "./UsersSql.ts"

/** Provides users and their credentials. */
export const layerAccounts = Layer.mergeAll(
  layerUserRecordsSql.pipe(Layer.provideMerge(layerUsersSql)),
  layerSessionsSql,
  layerTokensSql,
  layerSignInLinksSql,
  layerTemporaryPasswordsSql,
  Passwords.layer,
  CommonPasswords.layer,
  PasswordChecks.layer,
  PasswordCheckQueue.layer,
  ForgotPasswordAttempts.layer,
  SignInAttempts.layer,
)
