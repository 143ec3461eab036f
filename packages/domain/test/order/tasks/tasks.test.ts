import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../../src/catalog/listTypes.ts"
import { sourceCampaign } from "../../../src/order/tasks/sourceCampaign.ts"
import { TASK_KINDS, type TaskDays } from "../../../src/order/tasks/OrderTask.ts"
import { taskRefund } from "../../../src/order/tasks/taskRefund.ts"
import { taskStateText } from "../../../src/order/tasks/taskStateText.ts"
import { type OrderedWork, listOrderTasks } from "../../../src/order/tasks/listOrderTasks.ts"

const days: TaskDays = { labels: 5, emailCampaign: 4, mobileCampaign: 3, digitalMedia: 2 }
const nobody: TaskDays = { labels: null, emailCampaign: null, mobileCampaign: null, digitalMedia: null }
const order: OrderedWork = {
  listType: 10,
  quantity: 5000,
  labelCount: 0,
  media: null,
  creativeId: null,
  mobilePackage: null,
}
const tasks = (over: Partial<OrderedWork>) => listOrderTasks({ ...order, ...over }, days)

describe("what people do for an order", () => {
  it("is nothing for a list alone", () => {
    expect(tasks({})).toEqual([])
    expect(tasks({ creativeId: "A1" })).toEqual([])
  })

  it.each([
    [{ labelCount: 2 }, "labels", "2 sets of address labels for 5,000 records, printed and shipped", 5],
    [
      { labelCount: 1, quantity: 1 },
      "labels",
      "1 set of address labels for 1 record, printed and shipped",
      5,
    ],
    [{ listType: 200 }, "emailCampaign", "Email campaign to 5,000 records", 4],
    [{ listType: 210, creativeId: "A1" }, "emailCampaign", "Email campaign to 5,000 records, creative A1", 4],
    [
      { listType: 190, mobilePackage: { name: "Starter", viewCount: 100_000 } },
      "mobileCampaign",
      "Mobile campaign to 5,000 records: Starter, 100,000 views",
      3,
    ],
    [
      { listType: 270, media: { medium: "facebook" as const, shareAccountId: "77", packageName: "Spring" } },
      "digitalMedia",
      "Audience of 5,000 records on Facebook (share account 77, package Spring)",
      2,
    ],
    [
      {
        listType: 270,
        creativeId: "B2",
        media: { medium: "twitter" as const, tenantId: "1", destinationId: "2", destinationAccountId: "3" },
      },
      "digitalMedia",
      "Audience of 5,000 records on Twitter (tenant 1, destination 2, account 3), creative B2",
      2,
    ],
  ])("%j is %s", (over, kind, what, within) => {
    expect(tasks(over)).toEqual([{ kind, what, days: within }])
  })

  it("is none where nobody does it", () => {
    expect(listOrderTasks({ ...order, listType: 200, labelCount: 2 }, nobody)).toEqual([])
  })

  it("is a campaign for the sources that are run by people, each kind for some", () => {
    const kinds = LIST_TYPES.map(({ code }) => sourceCampaign(code))
    expect(new Set(kinds)).toEqual(new Set([null, ...TASK_KINDS.filter((kind) => kind !== "labels")]))
    expect(LIST_TYPES.flatMap(({ code }) => (sourceCampaign(code) === null ? [] : [code]))).toEqual([
      190, 200, 210, 270,
    ])
  })
})

describe("what is given back for a task that is not done", () => {
  it.each([
    ["137.50", "0.1025", "500.00", "151.59"],
    ["137.50", "0", "500.00", "137.50"],
    ["137.50", "0.1025", "100.00", "100.00"],
    ["137.50", "0.1025", "0.00", "0.00"],
    [null, "0.1025", "321.45", "321.45"],
  ])("of %s at %s with %s left is %s", (charge, rate, left, amount) => {
    expect(taskRefund(charge, rate, left)).toBe(amount)
  })
})

describe("how far a task is", () => {
  it.each([
    ["open", null, "By 12/03/2026"],
    ["done", "2026-12-01", "Done on 12/01/2026"],
    ["refunded", "2026-12-01", "Refunded instead on 12/01/2026"],
    ["canceled", "2026-12-01", "Canceled with the order on 12/01/2026"],
  ] as const)("%s reads", (state, endedOn, text) => {
    expect(taskStateText({ dueOn: "2026-12-03", endedOn, state })).toBe(text)
  })
})
