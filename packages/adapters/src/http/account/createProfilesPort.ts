import { profileNotSavedNotice, Profiles, type UserAddress, WrongPassword } from "@listwright/domain/account"
import { Effect } from "effect"
import type { WireAddress } from "../../contract/original/account/WireProfile.ts"
import type { Calls } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"
import { userInfoFromWire } from "./userInfoFromWire.ts"
import { originalMessage } from "@listwright/domain/shared"

const addressOf = (wire: WireAddress): UserAddress => ({
  addressName: wire.AddressName,
  addressDesc: wire.AddrDesc,
  addressType: wire.AddressType,
  addressLine: wire.AddressLine,
  addressLine2: wire.AddressLine2,
  city: wire.CityName,
  state: wire.StateCode,
  zip: wire.ZipCode,
  countryCode: wire.CountryCode,
  latitude: wire.Latitude,
  longitude: wire.longitude,
})

/** The message of a wrong-password refusal. A refusal has no code, so its message identifies it. */
const WRONG_PASSWORD = originalMessage(profileNotSavedNotice(new WrongPassword()).text)

/** Implements Profiles, the signed-in user's own record, over the contract. */
export const createProfilesPort = ({
  Account,
  Profile,
}: Pick<Calls, "Account" | "Profile">): Profiles["Service"] => {
  const edited = () => envelopeData(Profile.EditUserInfo({ payload: {} }))
  /** The user that calls must name: always the signed-in user. */
  const userGuid = Effect.map(edited(), ({ UserGuid }) => UserGuid)
  return Profiles.of({
    info: () => Effect.map(envelopeData(Account.InitUser({ payload: {} })), userInfoFromWire),
    address: () =>
      Effect.map(edited(), ({ UsersAddress: [address] }) =>
        address === undefined ? null : addressOf(address),
      ),
    checkPassword: (oldPwd) =>
      envelopeData(Profile.CheckPassword({ payload: { oldPwd } })).pipe(
        Effect.catchTag("Refused", (refused) =>
          Effect.fail(originalMessage(refused.reason) === WRONG_PASSWORD ? new WrongPassword() : refused),
        ),
        Effect.asVoid,
      ),
    save: Effect.fnUntraced(function* ({
      addressLine,
      addressLine2,
      city,
      company,
      countryCode,
      state,
      zip,
    }) {
      const user = {
        Company: company,
        AddressLine: addressLine,
        AddressLine2: addressLine2,
        CityName: city,
        StateCode: state,
        ZipCode: zip,
        CountryCode: countryCode,
      }
      yield* envelopeData(Profile.UpdateUser({ payload: { user, userGuid: yield* userGuid } }))
    }),
    updatePassword: Effect.fnUntraced(function* (newPwd, keepTokens) {
      yield* envelopeData(
        Profile.UpdatePassword({ payload: { newPwd, userGuid: yield* userGuid, keepTokens } }),
      )
    }),
    uploadPhoto: Effect.fnUntraced(function* ({ dataUrl }) {
      yield* envelopeData(Profile.UploadImg({ payload: { img: dataUrl, userId: yield* userGuid } }))
    }),
  })
}
