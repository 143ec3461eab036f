import { UserId } from "@listwright/domain/account"
import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { DEMO } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"
import type { StableName } from "./stableNames.ts"

/** Who else has a profile: what is recorded of them changes nothing that the demo user sees. */
const OTHER = { ...DEMO, email: "reseller@listwright.example" }
/** A red pixel. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

const Token = Schema.Struct({ id: Schema.String, token: Schema.String })

const tokenOf = async (url: string, name: string) => {
  const answered = await fetch(`${url}/api/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...OTHER, name }),
  })
  return Schema.decodeUnknownSync(Token)(await answered.json())
}

const positionOf = (value: Schema.Json, ids: ReadonlyArray<string>): number =>
  ids.findIndex((id) => JSON.stringify(value).includes(id))

/** Records what a user changes of themselves, and where they are signed in. The demo user has an address then. */
export const recordProfile = async (
  recorder: Recorder,
  userId: UserId,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const user = {
    Company: "Northfield Marketing",
    AddressLine: "12 Harbor Street",
    AddressLine2: "",
    CityName: "Chicago",
    StateCode: "IL",
    ZipCode: "60614",
  }
  const saving = { user, userGuid: userId }
  await ask("UpdateUser", { title: "without the password", body: saving })
  await ask("UpdatePassword", {
    title: "without the password",
    body: { newPwd: DEMO.password, userGuid: userId },
  })
  await ask("CheckPassword", { title: "the right one", body: { oldPwd: DEMO.password } })
  await ask("CheckPassword", { title: "a wrong one", body: { oldPwd: "wrong" } })
  await ask("UpdateUser", { title: "saved", body: saving })
  await ask("UpdateUser", { title: "without a city", body: { ...saving, user: { ...user, CityName: "" } } })
  await ask("UpdateUser", { title: "of another user", body: { ...saving, userGuid: "somebody" } })
  await ask("EditUserInfo", { title: "with an address", body: {} })
  await ask("UpdatePassword", { title: "too short", body: { newPwd: "short", userGuid: userId } })

  const [terminal, script] = [await tokenOf(recorder.url, "terminal"), await tokenOf(recorder.url, "script")]
  const as = terminal.token
  const other = dataOf(
    Schema.Struct({ UserGuid: UserId }),
    await fetch(`${recorder.url}/Common/InitUser.ashx`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${as}` },
      body: "{}",
    }).then(async (answered) => ({ status: answered.status, body: await answered.json() })),
  )
  const { UserGuid } = other
  await ask("UploadImg", { title: "a picture", as, body: { img: PIXEL, userId: UserGuid } })
  await ask("UploadImg", { title: "no picture", as, body: { img: "x", userId: UserGuid } })
  await ask("UserImg", { title: "the picture", as })
  const ids = [terminal.id, script.id]
  await ask("signIns", {
    title: "two tokens",
    as,
    // Whatever else is signed in at the moment.
    written: (body) =>
      Array.isArray(body)
        ? body
            .filter((one) => ids.some((id) => JSON.stringify(one).includes(id)))
            .toSorted((a, b) => positionOf(a, ids) - positionOf(b, ids))
        : body,
  })
  await ask("endSignIn", { title: "ended", as, params: { id: script.id } })
  await ask("endSignIn", { title: "no such sign-in", as, params: { id: "none" } })
  await ask("endSignIns", {
    title: "all others",
    as,
    body: { which: "others" },
    written: () => ({ ended: 1 }),
  })
  await fetch(`${recorder.url}/api/v1/tokens/current`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${as}` },
  })
  return [
    [UserGuid, "01990000-0000-7000-8000-00000000a002"],
    [terminal.id, "01990000-0000-7000-8000-00000000e002"],
    [script.id, "01990000-0000-7000-8000-00000000e003"],
  ]
}
