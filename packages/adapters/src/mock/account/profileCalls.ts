import { Option, Schema } from "effect"
import { SignIn } from "@listwright/domain/account"
import { WireProfile, WireProfileToSave } from "../../contract/legacy/account/WireProfile.ts"
import { WireUser } from "../../contract/legacy/account/WireUser.ts"
import { answered, json } from "../answers.ts"
import { dataOf } from "../dataOf.ts"
import { textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const decodeSaved = Schema.decodeUnknownOption(Schema.Struct({ user: WireProfileToSave }))
const decodeSignIns = Schema.decodeUnknownSync(Schema.Array(SignIn))

/** The recorded user, who has no address until they save one, and no picture until they send one. */
export const profileCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const recorded = dataOf(WireProfile, recordings.titled("EditUserInfo", "with an address"))
  const rightPassword = textOf(recordings.first("LoginUser").request.body, "password")
  let saved: typeof WireProfile.Type = { ...recorded, UsersAddress: [] }
  let image = ""
  let isChecked = false
  let signIns = decodeSignIns(recordings.first("signIns").response.body)

  const user: MockCall = () => {
    const start = dataOf(WireUser, recordings.titled("InitUser", "the user"))
    return answered({
      ...start,
      Company: saved.Company,
      userHasAddress: saved.UsersAddress.length > 0,
      UserImg: image,
    })
  }
  return {
    InitUser: user,
    GetUserInformation: user,
    EditUserInfo: () => answered(saved),
    CheckPassword: ({ body }) => {
      isChecked = textOf(body, "oldPwd") === rightPassword
      return recordings.titled("CheckPassword", isChecked ? "the right one" : "a wrong one")
    },
    UpdateUser: ({ body }) => {
      const sent = Option.getOrNull(decodeSaved(body))
      if (!isChecked || sent === null) return recordings.titled("UpdateUser", "without the password")
      const [address] = recorded.UsersAddress
      if (address !== undefined)
        saved = {
          ...saved,
          Company: sent.user.Company,
          UsersAddress: [{ ...address, ...sent.user, AddressLine2: sent.user.AddressLine2 ?? "" }],
        }
      return recordings.titled("UpdateUser", "saved")
    },
    UpdatePassword: () =>
      isChecked ? answered(true) : recordings.titled("UpdatePassword", "without the password"),
    UploadImg: ({ body }) => {
      if (!textOf(body, "img").startsWith("data:image/")) return recordings.titled("UploadImg", "no picture")
      const { response } = recordings.first("UploadImg")
      image = dataOf(Schema.Struct({ UserImg: Schema.String }), response).UserImg
      return response
    },
    signIns: () => ({ status: 200, body: json(signIns) }),
    endSignIn: ({ params }) => {
      const before = signIns.length
      signIns = signIns.filter(({ id }) => id !== params["id"])
      return recordings.titled("endSignIn", signIns.length < before ? "ended" : "no such sign-in")
    },
    endSignIns: () => {
      const ended = signIns.length - 1
      signIns = signIns.filter(({ isCurrent }) => isCurrent)
      return { status: 200, body: { ended } }
    },
  }
}
