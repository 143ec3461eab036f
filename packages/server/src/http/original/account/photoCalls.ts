import { Actor, Api } from "@listwright/adapters"
import { isPhotoWithinLimit, type UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { photoBytes, readPhotoFile } from "../../../accounts/readPhotoFile.ts"
import { UserRecords } from "../../../accounts/UserRecords.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { userImage } from "../wire/userImage.ts"
import { findOwnProfile } from "./findOwnProfile.ts"

const NO_PICTURE = "Please choose a JPEG or PNG picture of at most 4,096 pixels a side."
/** The cache policy for pictures. The content at a picture's URL never changes: a new picture gets a new URL. */
const KEPT = "private, max-age=31536000, immutable"

/** Stores a picture. A picture that's too large changes nothing and isn't an error [p4-photo-limit]. */
const upload = Effect.fn("upload")(function* (userId: UserId, dataUrl: string) {
  const user = yield* findOwnProfile(userId)
  const records = yield* UserRecords
  yield* (yield* Quotas).take("uploads", user.id).pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  const bytes = photoBytes(dataUrl)
  if (bytes === null) return yield* new CallRefused({ reason: NO_PICTURE })
  if (!isPhotoWithinLimit(bytes.length)) return { UserImg: userImage((yield* records.of(user.id)).photoHash) }
  const photo = readPhotoFile(bytes)
  if (photo === null) return yield* new CallRefused({ reason: NO_PICTURE })
  return { UserImg: userImage(yield* records.keepPhoto(user.id, photo)) }
})

const picture = Effect.gen(function* () {
  const { user } = yield* Actor
  const photo = yield* (yield* UserRecords).photo(user.id)
  return photo === null
    ? HttpServerResponse.empty({ status: 404 })
    : HttpServerResponse.uint8Array(photo.content, {
        contentType: photo.type,
        headers: { "cache-control": KEPT },
      })
})

/** Calls for the signed-in user's own picture; users can't see each other's pictures. */
export const photoCalls = {
  UploadImg: HttpApiBuilder.handler(Api, "Profile", "UploadImg", ({ payload }) =>
    toEnvelope(upload(payload.userId, payload.img)),
  ),
  UserImg: HttpApiBuilder.handler(Api, "Profile", "UserImg", () => picture),
}
