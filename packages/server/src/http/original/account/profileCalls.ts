import { Actor, Api, wireAddress, type WireProfile, type WireProfileToSave } from "@listwright/adapters"
import {
  profileNotSavedNotice,
  profileProblems,
  tooManyAttemptsNotice,
  type UserId,
  WrongPassword,
} from "@listwright/domain/account"
import { DEFAULT_COUNTRY, hasProblems, joinMessageLines, messageText } from "@listwright/domain/shared"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { HttpApiBuilder } from "effect/http-api"
import { notifyPasswordChanged } from "../../../account-mails/notifyPasswordChanged.ts"
import { checkPassword } from "../../../accounts/checkPassword.ts"
import { newPasswordRefusal } from "../../../accounts/newPasswordRefusal.ts"
import { PasswordChecks } from "../../../accounts/PasswordChecks.ts"
import { Passwords } from "../../../accounts/Passwords.ts"
import { Sessions } from "../../../accounts/Sessions.ts"
import { SignInLinks } from "../../../accounts/SignInLinks.ts"
import { TemporaryPasswords } from "../../../accounts/TemporaryPasswords.ts"
import { Tokens } from "../../../accounts/Tokens.ts"
import { UserRecords } from "../../../accounts/UserRecords.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { setRetryAfter } from "../../protection/setRetryAfter.ts"
import { ensurePasswordChecked, findOwnProfile } from "./findOwnProfile.ts"

const edited = Effect.gen(function* () {
  const { user } = yield* Actor
  const { address } = yield* (yield* UserRecords).of(user.id)
  const wire: WireProfile = {
    UserGuid: user.id,
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    Company: user.company,
    HomePhone: user.phone,
    UsersAddress: address === null ? [] : [wireAddress(address)],
  }
  return wire
})

/** Checks the current password. Attempts are limited as on the sign-in page. */
const check = Effect.fn("check")(function* (password: string) {
  const { credentialId, user } = yield* Actor
  const from = { client: yield* clientAddress, device: credentialId }
  yield* checkPassword(user.email, password, from).pipe(
    Effect.catchTag("SignInRefused", () =>
      Effect.fail(new CallRefused({ reason: profileNotSavedNotice(new WrongPassword()).text })),
    ),
    Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
      Effect.andThen(
        setRetryAfter(retryAfterSeconds),
        Effect.fail(new CallRefused({ reason: tooManyAttemptsNotice(retryAfterSeconds).text })),
      ),
    ),
  )
  yield* (yield* PasswordChecks).note(credentialId)
  return {}
})

const save = Effect.fn("save")(function* (userGuid: UserId, wire: typeof WireProfileToSave.Type) {
  const user = yield* findOwnProfile(userGuid)
  yield* ensurePasswordChecked
  const profile = {
    company: wire.Company.trim(),
    addressLine: wire.AddressLine.trim(),
    addressLine2: (wire.AddressLine2 ?? "").trim(),
    city: wire.CityName.trim(),
    state: wire.StateCode.trim(),
    zip: wire.ZipCode.trim(),
    countryCode: wire.CountryCode || DEFAULT_COUNTRY,
  }
  // The password was checked by a call of its own.
  const problems = profileProblems({ ...profile, currentPassword: "checked" })
  if (hasProblems(problems))
    return yield* new CallRefused({
      reason: joinMessageLines(
        Object.entries(problems).map(([field, problem]) => messageText`${field}: ${problem}`),
      ),
    })
  yield* (yield* UserRecords).save(user.id, profile)
  return {}
})

/**
 * Changes the password and ends all access gained elsewhere with the old one, since anyone who knew it may have created
 * tokens. The calling session remains, and so do the tokens if the user chooses to keep them.
 */
const change = Effect.fn("change")(function* (userGuid: UserId, password: string, keepsTokens: boolean) {
  const user = yield* findOwnProfile(userGuid)
  yield* ensurePasswordChecked
  const { configuration } = yield* Site
  const refusal = yield* newPasswordRefusal(password, configuration)
  if (refusal !== null) return yield* new CallRefused({ reason: refusal })
  const { credentialId } = yield* Actor
  const passwordHash = yield* (yield* Passwords).hash(password)
  const [users, sessions, links] = [yield* Users, yield* Sessions, yield* SignInLinks]
  const tokens = yield* Tokens
  const temporary = yield* TemporaryPasswords
  const sql = yield* SqlClient
  const endTokens = keepsTokens ? Effect.void : tokens.revokeOthersOf(user.id, credentialId)
  const endOthers = Effect.andThen(sessions.closeOthersOf(user.id, credentialId), endTokens)
  const set = Effect.gen(function* () {
    yield* users.setPassword(user.id, passwordHash)
    yield* links.useUp(user.id)
    yield* temporary.dropAllOf(user.id)
    yield* endOthers
  })
  yield* Effect.orDie(sql.withTransaction(set))
  // Again: what was looked up meanwhile is forgotten.
  yield* endOthers
  yield* notifyPasswordChanged(user)
  return true as const
})

/** Calls for the signed-in user's own record and password. */
export const profileCalls = {
  EditUserInfo: HttpApiBuilder.handler(Api, "Profile", "EditUserInfo", () => toEnvelope(edited)),
  CheckPassword: HttpApiBuilder.handler(Api, "Profile", "CheckPassword", ({ payload }) =>
    toEnvelope(check(payload.oldPwd)),
  ),
  UpdateUser: HttpApiBuilder.handler(Api, "Profile", "UpdateUser", ({ payload }) =>
    toEnvelope(save(payload.userGuid, payload.user)),
  ),
  UpdatePassword: HttpApiBuilder.handler(Api, "Profile", "UpdatePassword", ({ payload }) =>
    toEnvelope(change(payload.userGuid, payload.newPwd, payload.keepTokens === true)),
  ),
}
