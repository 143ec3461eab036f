import { Effect, Option } from "effect"
import { Users } from "../accounts/Users.ts"
import type { SampleUsersFile } from "../configuration/SampleUsersFile.ts"
import { PointLedger } from "../rewards/PointLedger.ts"

/** Awards demo users their initial points, once. */
export const awardSamplePoints = Effect.fn("awardDemoPoints")(function* ({ users }: SampleUsersFile) {
  const { findByEmail } = yield* Users
  const { give } = yield* PointLedger
  for (const { email, points } of users) {
    const member = points === undefined ? Option.none() : yield* findByEmail(email)
    if (points !== undefined && Option.isSome(member))
      yield* give(member.value.user.id, { points, reason: "Welcome", key: `welcome ${email}` })
  }
})
