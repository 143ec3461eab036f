import { DEMO } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

/**
 * Records what a stranger is answered. Only strangers: what an operator adds would take people out of every later count,
 * or let them in.
 */
export const recordOperators = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const stranger = { title: "nobody's secret", as: null, operator: "guess" }
  await ask("doNotSell", stranger)
  await ask("jobs", stranger)
  await ask("checkPayments", stranger)
  await ask("checkTaxes", stranger)
  await ask("requests", stranger)
  await ask("setCampaign", {
    ...stranger,
    params: { id: "none" },
    body: { state: "planning", note: "" },
  })
  await ask("scriptErrors", stranger)
  await ask("forgetScriptErrors", stranger)
  const refunded = { code: "LW-2222-2222" }
  await ask("refundOrder", { ...stranger, params: refunded, body: { key: "1", amount: null } })
  await ask("stripeWebhook", {
    title: "a site without Stripe",
    as: null,
    body: { id: "evt_1", type: "ping" },
  })
  await ask("testMail", { ...stranger, body: { to: DEMO.email } })
  await ask("retryMails", { ...stranger, body: { which: "all" } })
  await ask("dropMails", { ...stranger, body: { which: "all" } })
  await ask("siteFiles", stranger)
  await ask("siteAsset", { ...stranger, query: { path: "rewards/mug.svg" } })
  await ask("rewardOrders", stranger)
  await ask("markRewardSent", { ...stranger, params: { code: "LW-2222-2222" }, body: {} })
  await ask("giveBonus", {
    ...stranger,
    body: { email: DEMO.email, points: 1, reason: "Referral", key: "1" },
  })
  await ask("listUsers", stranger)
  const { email } = DEMO
  await ask("addUser", {
    ...stranger,
    body: {
      email,
      firstName: "Ann",
      lastName: "Buyer",
      role: "User",
      account: "Buyers",
      otherAccounts: [],
      makeAccounts: true,
    },
  })
  await ask("inviteUser", { ...stranger, body: { email } })
  await ask("disableUser", { ...stranger, body: { email } })
  await ask("disableDemoUsers", { ...stranger, body: {} })
  await ask("setRole", { ...stranger, body: { email, role: "User" } })
  await ask("setUser", { ...stranger, body: { email, showVideos: false } })
  await ask("importServiceOrders", { ...stranger, file: { name: "services.csv", text: "OrderCode\nSV-1\n" } })
  await ask("addDoNotSell", { ...stranger, file: { name: "gone.csv", text: "person_key\n1\n" } })
}
