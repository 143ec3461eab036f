import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleContact } from "./sample.ts"
import type { StableName } from "./stableNames.ts"

const everything = { availablePoints: 0, categoryId: null, onlyEligible: false, pageIndex: 1, pageSize: 100 }
const Redeemed = Schema.Struct({ OrderCode: Schema.String })

/** Records the rewards store, a redemption of a new user's points, and the videos. Says what to rename. */
export const recordRewards = async (recorder: Recorder): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const { addressLine, city, state, zip } = sampleContact
  const contact = {
    FirstName: "Ann",
    LastName: "Buyer",
    Company: "Buyers",
    AddressLine: addressLine,
    City: city,
    State: state,
    Zipcode: zip,
    Phone: "312-555-0100",
  }
  const redeem = (title: string, Items: ReadonlyArray<Schema.Json>) =>
    ask("RedeemCartOrder", { title, body: { contact, cart: { Items }, requestId: "recorded" } })
  await ask("GetInitReward", { title: "the store", body: everything })
  await ask("GetRewards", { title: "low to high", body: { ...everything, isDesc: false } })
  await ask("GetRewards", { title: "high to low", body: { ...everything, isDesc: true } })
  await ask("GetCart", { title: "the user", body: {} })
  await redeem("empty", [])
  await redeem("more than there is", [{ GiftId: 303, DesiredQuantity: 1, PointForOne: 12_000 }])
  const redeemed = await redeem("redeemed", [{ GiftId: 201, DesiredQuantity: 2, PointForOne: 450 }])
  await ask("GetInitReward", { title: "after a redemption", body: everything })
  await ask("videos", { title: "the library" })
  return [[dataOf(Redeemed, redeemed).OrderCode, "LW-MOCK-R001"]]
}
