import { UserId } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireProfile, WireProfileToSave } from "./WireProfile.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

const password = Schema.String.check(
  Schema.isMaxLength(1_000, { message: "must have at most 1,000 characters" }),
)

/**
 * The signed-in user's own profile. It's separate from `AccountGroup`, which every page loads, because only the
 * settings need these calls.
 */
export class ProfileGroup extends HttpApiGroup.make("Profile")
  .add(
    HttpApiEndpoint.post("EditUserInfo", "/Common/EditUserInfo.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireProfile),
    }).annotate(Access, allowUsers()),
    HttpApiEndpoint.post("CheckPassword", "/ba/EditProfile.aspx/CheckPassword", {
      payload: Schema.Struct({ oldPwd: password }),
      success: Envelope(Schema.Struct({})),
    }).annotate(Access, allowUsers({ payload: { oldPwd: "x" } })),
    // This and the next one need a CheckPassword in the same session within 5 minutes.
    HttpApiEndpoint.post("UpdateUser", "/ba/EditProfile.aspx/UpdateUser", {
      payload: Schema.Struct({ user: WireProfileToSave, userGuid: UserId }),
      success: Envelope(Schema.Struct({})),
    }).annotate(
      Access,
      allowNamedRecords({
        profile: (userGuid) => ({
          payload: {
            userGuid,
            user: { Company: "", AddressLine: "", CityName: "", StateCode: "", ZipCode: "" },
          },
        }),
      }),
    ),
    // Ends other sessions, and tokens but the one that asks; with `keepTokens` they stay.
    HttpApiEndpoint.post("UpdatePassword", "/ba/EditProfile.aspx/UpdatePassword", {
      payload: Schema.Struct({
        newPwd: password,
        userGuid: UserId,
        keepTokens: Schema.optionalKey(Schema.Boolean),
      }),
      success: Envelope(Schema.Literal(true)),
    }).annotate(
      Access,
      allowNamedRecords({ profile: (userGuid) => ({ payload: { userGuid, newPwd: "x" } }) }),
    ),
    // `img`: a data URL. A picture that is too large changes nothing.
    pageMethod(
      "landingPage",
      "UploadImg",
      Schema.Struct({ img: Schema.String, userId: UserId }),
      Schema.Struct({ UserImg: Schema.String }),
    ).annotate(Access, allowNamedRecords({ profile: (userId) => ({ payload: { userId, img: "" } }) })),
    // The user's own picture, by the address that InitUser and UploadImg say.
    HttpApiEndpoint.get("UserImg", "/Common/UserImg.ashx", {
      query: Schema.Struct({ v: Schema.optionalKey(Schema.String) }),
      success: HttpApiSchema.StreamUint8Array({ contentType: "image/jpeg" }),
    }).annotate(Access, allowUsers()),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
