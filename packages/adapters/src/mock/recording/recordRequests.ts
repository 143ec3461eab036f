import { Campaign } from "@listwright/domain/requests"
import { Schema } from "effect"
import type { Recorder } from "./Recorder.ts"

const Listed = Schema.Struct({ campaigns: Schema.Array(Campaign) })

/** The same campaign whenever it is recorded. */
const asRecorded = (body: Schema.Json): Schema.Json => ({
  campaigns: Schema.decodeUnknownSync(Listed)(body).campaigns.map((campaign, index) => ({
    ...campaign,
    id: `01990000-0000-7000-8000-00000000e00${index + 1}`,
    requestedAt: "2026-11-20T15:00:00.000Z",
  })),
})

const inquiry = {
  FirstName: "Ann Buyer",
  LastName: "",
  Company: "",
  Email: "ann@bakery.example",
  Phone: "",
  Comment: "Do you sell lists of dog owners?",
  Page: "",
  PageInfo: "/",
  FromSite: "Listwright",
  Source: "",
}

/** Records what customers ask for, well and not. The demo user creates no accounts, a reseller does. */
export const recordRequests = async (recorder: Recorder, resellerToken: string) => {
  const ask = recorder.ask.bind(recorder)
  const send = (title: string, change: object = {}) =>
    ask("SendMessage", {
      title,
      as: null,
      form: { Action: "save-contact-info", FormData: JSON.stringify({ ...inquiry, ...change }) },
    })
  await send("sent")
  await send("a data diagnostic", { LastName: "Buyer", Page: "12000", Source: "Data-Diagnostic" })
  await send("without an e-mail address", { Email: "ann" })
  const campaign = {
    name: "Ann Buyer",
    phone: "312-555-0100",
    email: "ann@bakery.example",
    accomplish: "More people in our new shop",
    prospects: "Email,Other: Radio",
    campaignBudget: "$2,500 - $4,999",
    startDate: "ASAP",
  }
  await ask("AddMarketingEmail", { title: "sent", body: campaign })
  await ask("AddMarketingEmail", { title: "without a goal", body: { ...campaign, accomplish: "" } })
  await ask("campaigns", { title: "those that the user requested", written: asRecorded })
  const create = (title: string, AccountName: string, as?: string) =>
    ask("CreateAccount", { title, body: { AccountName }, ...(as === undefined ? {} : { as }) })
  await create("created", "Elm Street Florist", resellerToken)
  await create("without a name", " ", resellerToken)
  await create("of a user who creates none", "Oak Street Florist")
}
