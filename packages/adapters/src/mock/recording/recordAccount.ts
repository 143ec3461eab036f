import { AccountId, UserId } from "@listwright/domain/account"
import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { DEMO, LIST_TYPE, RESELLER } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

const Started = Schema.Struct({ d: Schema.Struct({ DataSource: Schema.Record(Schema.String, Schema.Json) }) })

/** What a user begins with, without what they have done since. */
const asNew = (body: Schema.Json): Schema.Json => {
  const { DataSource } = Schema.decodeUnknownSync(Started)(body).d
  const fresh = { recentOrder: [], saveOrder: [], userHasAddress: false, UserImg: "", CrtTimestamp: 2026 }
  return { d: { ResultFlag: true, ResultMessage: "", DataSource: { ...DataSource, ...fresh } } }
}

/** Records the site and the ways to sign in; from then on the demo user asks. Returns the token and the account. */
export const recordAccount = async (
  recorder: Recorder,
): Promise<{
  readonly token: string
  readonly resellerToken: string
  readonly accountId: AccountId
  readonly userId: UserId
}> => {
  const ask = recorder.ask.bind(recorder)
  await ask("InitSite", { title: "the site", body: {} })
  await ask("LoginUser", { title: "signed in", body: DEMO })
  await ask("LoginUser", { title: "wrong password", body: { ...DEMO, password: "wrong" } })
  await ask("LoginUser", { title: "no e-mail address", body: { email: "demo", password: "wrong" } })
  await ask("Logout", { title: "signed out", body: {} })
  await ask("LogoutPage", { title: "signed out" })
  const unknown = "nobody@listwright.example"
  await ask("GeneratePwd", { title: "an address, known or not", query: { email: unknown } })
  await ask("GeneratePwd", { title: "no e-mail address", query: { email: "demo" } })
  await ask("health", { title: "working" })
  await ask("LogError", {
    title: "an error of the screens",
    as: null,
    body: { message: "x is undefined", page: "/signin", stack: "" },
  })
  await ask("openLink", { title: "no such link", as: null, body: { secret: "guess" } })
  const issued = await ask("issueToken", { title: "a token", body: { ...DEMO, name: "terminal" } })
  await ask("issueToken", { title: "wrong password", body: { ...DEMO, password: "wrong", name: "terminal" } })
  const { token } = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))(issued.body)
  const lent = await fetch(`${recorder.url}/api/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...RESELLER, name: "recording" }),
  })
  const { token: resellerToken } = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))(
    await lent.json(),
  )
  await ask("InitUser", { title: "nobody is signed in", as: null, body: {} })
  recorder.token = token
  await ask("ResetPassword", { title: "without a one-time link", body: { password: "Demo-Portal-2027" } })

  const user = await ask("InitUser", { title: "the user", body: {}, written: asNew })
  const { UserGuid: userId, accountId } = dataOf(
    Schema.Struct({ accountId: AccountId, UserGuid: UserId }),
    user,
  )
  await ask("GetUserInformation", { title: "the user", body: {}, written: asNew })
  await ask("InitializeCommonJsConfiguration", { title: "the site for the user", body: {} })
  await ask("sources", { title: "those that the user may order" })
  await ask("GetDataUseAgreement", { title: "the agreement", body: { listType: LIST_TYPE } })
  return { token, resellerToken, accountId, userId }
}
