import type { Fixture } from "../Fixture.ts"
import { recordAccount } from "./recordAccount.ts"
import { recordAudience } from "./recordAudience.ts"
import { recordCountRun } from "./recordCountRun.ts"
import { recordDrafts } from "./recordDrafts.ts"
import { Recorder } from "./Recorder.ts"
import { recordGeography } from "./recordGeography.ts"
import { recordLiveCounts } from "./recordLiveCounts.ts"
import { recordOperators } from "./recordOperators.ts"
import { recordPlacing } from "./recordPlacing.ts"
import { recordPriceDisplay } from "./recordPriceDisplay.ts"
import { recordProfile } from "./recordProfile.ts"
import { recordPromotions } from "./recordPromotions.ts"
import { recordRewards } from "./recordRewards.ts"
import { recordReports } from "./recordReports.ts"
import { recordQuotes } from "./recordQuotes.ts"
import { recordRequests } from "./recordRequests.ts"
import { recordSuppressions } from "./recordSuppressions.ts"
import { stableNames } from "./stableNames.ts"

/** Walks the whole path of an order against a server of the demo site and records every call of the contract. */
export const recordAll = async (url: string): Promise<ReadonlyArray<Fixture>> => {
  const recorder = new Recorder(url)
  const { accountId, resellerToken, token, userId } = await recordAccount(recorder)
  // Before the profile: what is shown of a new password ends other sign-ins.
  await recordRequests(recorder, resellerToken)
  const ofProfile = await recordProfile(recorder, userId)
  await recordGeography(recorder)
  const ofAudience = await recordAudience(recorder)
  await recordPromotions(recorder)
  const draftId = await recordDrafts(recorder)
  await recordLiveCounts(recorder, draftId)
  const quote = await recordQuotes(recorder, draftId)
  await recordCountRun(recorder, draftId)
  await recordReports(recorder, draftId)
  const { ofHistory, ...order } = await recordPlacing(recorder, draftId, quote, userId)
  const names = await recordSuppressions(recorder, { ...order, accountId })
  await recordPriceDisplay(recorder)
  const ofRewards = await recordRewards(recorder)
  await recordOperators(recorder)
  await recorder.ask("revokeToken", { title: "revoked" })
  return recorder.fixtures(
    stableNames(recorder, draftId, token, [
      ...names,
      ...ofHistory,
      ...ofAudience,
      ...ofProfile,
      ...ofRewards,
    ]),
  )
}
