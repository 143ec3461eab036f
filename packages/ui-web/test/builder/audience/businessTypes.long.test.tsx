import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const CHILDREN = "/PlaceOrder.aspx/GetChildrenBySICCode"
const SEARCH = "/PlaceOrder.aspx/SearchSICByKeyword"
const RECORDS = "/api/v1/counts/each-industry"

const NAMES = {
  G: "Retail Trade",
  "54": "Food Stores",
  "546": "Retail Bakeries",
  "5461": "Retail Bakeries",
  "58": "Eating and Drinking Places",
  "581": "Eating and Drinking Places",
  "5812": "Eating Places",
  "5813": "Drinking Places",
}
const column = {
  ColumnName: "SIC",
  AttributeName: "Industry",
  AttributeDesc: "What the business does",
  DemoInputtype: 6,
  DemoCategory: 16,
  MinValue: null,
  MaxValue: null,
  PriceName: null,
}
const values = Object.entries(NAMES).map(([code, name], SortSeq) => ({
  AttributeValue: code,
  AttributeValueName: `${code} ${name}`,
  ColumnName: "SIC",
  SortSeq,
}))

/** A source of businesses: its attribute of industries, and a thousand records of each. */
const prepare = (draft: StartingDraft) => async (network: Network) => {
  await ofSource(170, draft)(network)
  const ok = (DataSource: object) => Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource } })
  network.answer("/PlaceOrder.aspx/GetDemoAttributesList", () => ok([column]))
  network.answer("/PlaceOrder.aspx/GetDemoAttribute", () => ok({ ...column, DemoValues: values }))
  network.answer("/api/v1/attributes", () => new Response("", { status: 500 }))
  network.answer(RECORDS, async (request) => {
    const { industries, revision } = await request.json()
    const each = industries.map((code: string) => ({ code, records: 1_000 + code.length }))
    return Response.json({ revision, eachIndustry: { total: 9_999, industries: each } })
  })
  const bottom = ["5812", "5813"].map((code) => ({
    data: NAMES[code === "5812" ? "5812" : "5813"],
    attributes: { IndustryCode: code },
    state: "",
    val: code,
    children: [],
  }))
  network.answer(CHILDREN, async (request, pass) => {
    const { id } = await request.clone().json()
    return id === "581" ? ok(bottom) : pass()
  })
}

const openTypes = async (draft: StartingDraft = TWO_ZIPS, tab = "businessType") => {
  const opened = await openScreen(`/order/170/demo/${tab}`, { prepare: prepare(draft) })
  await heading("Build Your Target Audience")
  return opened
}
const tree = () => screen.findByRole("tree")
const node = (name: RegExp) => screen.findByRole("treeitem", { name })
const retail = () => node(/^G Retail/)
const search = () => screen.getByRole("searchbox", { name: "Find a business type" })
const focused = () => document.activeElement?.getAttribute("data-key")
const checked = async (name: RegExp) => (await node(name)).getAttribute("aria-checked")
/** Returns the clauses of the sentence about the audience. */
const clauses = () =>
  within(screen.getByRole("region", { name: "Your audience" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent.trim())
const asked = (network: Network, path: string) =>
  network.asked.filter((call) => call === `POST ${path}`).length

describe("the tree of business types by keyboard [ob4-business-types]", () => {
  it("is one stop for Tab; arrows, Home, End and letters lead through it, and open and close", async () => {
    const { network, user } = await openTypes()
    await retail()
    search().focus()
    await user.tab()
    expect(focused()).toBe("A")
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}")
    expect(focused()).toBe("B")
    await user.keyboard("{End}")
    expect(focused()).toBe("J")
    await user.keyboard("{Home}r")
    expect(focused()).toBe("G")

    const questions = asked(network, CHILDREN)
    await user.keyboard("{ArrowRight}")
    const eating = await node(/^58 /)
    expect((await retail()).getAttribute("aria-expanded")).toBe("true")
    expect([eating.getAttribute("aria-level"), eating.getAttribute("aria-posinset")]).toEqual(["2", "7"])
    expect(eating.getAttribute("aria-setsize")).toBe("8")
    await user.keyboard("{ArrowRight}")
    expect(focused()).toBe("52")
    await user.keyboard("{ArrowLeft}")
    expect(focused()).toBe("G")
    // Closed and opened again it asks nothing.
    await user.keyboard("{ArrowLeft}")
    await waitFor(async () => expect((await retail()).getAttribute("aria-expanded")).toBe("false"))
    expect(screen.queryByRole("treeitem", { name: /^58 / })).toBeNull()
    await user.keyboard("{ArrowRight}")
    await node(/^58 /)
    expect(asked(network, CHILDREN)).toBe(questions + 1)
  })

  it("ticks with Space, leaves out below what is ticked and by minus, in three states", async () => {
    const { user } = await openTypes()
    ;(await retail()).focus()
    await user.keyboard("{ArrowRight}")
    await node(/^58 /)
    await user.keyboard("e")
    expect(focused()).toBe("58")
    await user.keyboard(" ")
    await waitFor(async () => expect(await checked(/^58 /)).toBe("true"))
    expect([await checked(/^G /), await checked(/^52 /)]).toEqual(["mixed", "false"])
    await user.keyboard("{ArrowRight}")
    await node(/^581 /)
    await user.keyboard("{ArrowRight}{ArrowRight}")
    await node(/^5813 /)
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(focused()).toBe("5813")
    expect(await checked(/^5813 /)).toBe("true")
    await user.keyboard(" ")
    await waitFor(async () => expect(await checked(/^5813 /)).toBe("false"))
    expect([await checked(/^5812 /), await checked(/^581 /), await checked(/^58 /)]).toEqual([
      "true",
      "mixed",
      "mixed",
    ])
    await node(/^5813 Drinking Places 1,004 Excluded$/)
    await user.keyboard("-")
    await waitFor(async () => expect(await checked(/^5813 /)).toBe("true"))

    // The whole of it left out: nothing below can be brought back by itself.
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}-")
    await waitFor(async () => expect(await checked(/^58 /)).toBe("false"))
    expect((await node(/^581 /)).getAttribute("aria-disabled")).toBe("true")
    await user.keyboard("{ArrowRight} -")
    expect(focused()).toBe("581")
    expect(clauses().join()).toBe("not in 58 Eating and Drinking Places")
  })

  it("says what could not be loaded where it is, and loads it at the next try", async () => {
    const { network, user } = await openTypes()
    ;(await retail()).focus()
    network.answer(CHILDREN, () => new Response("", { status: 500 }))
    await user.keyboard("{ArrowRight}")
    await within(await retail()).findByText("Couldn't load")
    network.answer(CHILDREN, null)
    await user.keyboard("{ArrowRight}")
    await node(/^58 /)
    expect(within(await retail()).queryByText("Couldn't load")).toBeNull()
  })

  it("counts the types of a level in one question, and none before there are areas", async () => {
    const { network } = await openTypes()
    await within(await retail()).findByText("1,001")
    expect(asked(network, RECORDS)).toBe(1)
  })

  it("says that it counts once there are areas", async () => {
    const { network } = await openTypes({})
    await retail()
    await screen.findByText("Choose areas to see counts")
    expect(asked(network, RECORDS)).toBe(0)
  })
})

describe("a search for business types [ob5-business-search]", () => {
  it("shows hits in their place, breaks the search before off, and cleared shows the tree again", async () => {
    const { network, user } = await openTypes()
    await retail()
    const keywords: Array<string> = []
    const signals: Array<AbortSignal> = []
    network.answer(SEARCH, async (request, pass) => {
      const { keyword } = await request.clone().json()
      keywords.push(keyword)
      signals.push(request.signal)
      return keyword === "slow" ? new Promise(() => {}) : pass()
    })
    await user.type(search(), "slow")
    await waitFor(() => expect(keywords).toEqual(["slow"]))
    expect(signals[0]?.aborted).toBe(false)
    await user.clear(search())
    await user.type(search(), "bakeries")
    await node(/^5461 /)
    expect(signals[0]?.aborted).toBe(true)
    const found = within(await tree()).getAllByRole("treeitem")
    expect(found.map((item) => [item.dataset["key"], item.getAttribute("aria-level")])).toEqual([
      ["G", "1"],
      ["54", "2"],
      ["546", "3"],
      ["5461", "4"],
    ])
    const before = asked(network, SEARCH)
    await user.clear(search())
    await node(/^A /)
    expect(screen.queryByRole("treeitem", { name: /^5461 / })).toBeNull()
    expect(asked(network, SEARCH)).toBe(before)
  })

  it("adds its only hit with Enter, and says when there is none", async () => {
    const { user } = await openTypes()
    await retail()
    await user.type(search(), "5812")
    await node(/^5812 /)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(clauses().join()).toContain("5812 Eating Places"))
    await user.clear(search())
    await user.type(search(), "zzz")
    await screen.findByText("No options available")
    await user.click(screen.getByRole("button", { name: "Show all business types" }))
    await retail()
    expect(search()).toHaveProperty("value", "")
  })

  it("that fails can be tried again", async () => {
    const { network, user } = await openTypes()
    await retail()
    network.answer(SEARCH, () => new Response("", { status: 500 }))
    await user.type(search(), "bakeries")
    const failed = (await screen.findByText("We couldn't load the business types.")).parentElement
    network.answer(SEARCH, null)
    await user.click(
      within(failed?.parentElement ?? document.body).getByRole("button", { name: "Try again" }),
    )
    await node(/^5461 /)
  })
})

describe("pasted codes", () => {
  const open = async () => {
    const opened = await openTypes()
    await retail()
    await opened.user.click(screen.getByRole("button", { name: "Paste codes" }))
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "SIC codes" })
    const add = () => opened.user.click(screen.getByRole("button", { name: "Add codes" }))
    return { ...opened, add, box }
  }

  it("are chosen; those that there are none of stay, to see, to copy and to mend", async () => {
    const { add, box, user } = await open()
    await user.type(box, "58; 99x -5813 5899")
    await add()
    await screen.findByText("There are no business types with these 2 codes. Correct or remove the codes.")
    expect(box.value).toBe("99x\n5899")
    expect(document.activeElement).toBe(box)
    expect(box.getAttribute("aria-invalid")).toBe("true")
    screen.getByText("Added 2 codes.")
    expect(clauses().join()).toContain("58 Eating and Drinking Places")
    await user.click(screen.getByRole("button", { name: "Copy them" }))
    expect(await navigator.clipboard.readText()).toBe("99x\n5899")
    await user.clear(box)
    await user.type(box, "5461")
    expect(box.getAttribute("aria-invalid")).toBeNull()
    await add()
    await screen.findByText("Added 1 code.")
    expect(box.value).toBe("")
  })

  it("are needed, and are at most 2,000", async () => {
    const { add, box, user } = await open()
    await add()
    await screen.findByText("Paste at least one code, like 58 or 5812.")
    box.focus()
    await user.paste("58 ".repeat(2_001))
    await add()
    await screen.findByText(/^You pasted 2,001 codes, but you can add at most 2,000/)
    expect(box.value).toHaveLength(6_003)
  })
})

const RESTAURANTS: StartingDraft = {
  definition: {
    ...TWO_ZIPS.definition,
    audience: {
      unit: "individuals",
      criteria: [{ kind: "industries", column: "SIC", added: ["58", "54"], omitted: ["5813"] }],
    },
  },
}

describe("the attribute of industries among the demographics", () => {
  it("leads to the business types, and can be cleared", async () => {
    const { address, user } = await openTypes(RESTAURANTS, "demoDemographics")
    await user.click(await screen.findByRole("button", { name: /^Industry/ }))
    await screen.findByText("2 business types, 1 excluded.")
    await user.click(screen.getByRole("button", { name: "Clear" }))
    await screen.findByText("No business types chosen.")
    await user.click(screen.getByRole("link", { name: "Choose business types" }))
    await tree()
    expect(address()).toContain("/order/170/demo/businessType")
  })

  it("is led to in its tree, by the search there, from whatever names it", async () => {
    const attribute = {
      column: column.ColumnName,
      name: column.AttributeName,
      description: column.AttributeDesc,
      inputType: "sic",
      category: column.DemoCategory,
      min: null,
      max: null,
      values: values.map(({ AttributeValue, AttributeValueName }) => ({
        value: AttributeValue,
        name: AttributeValueName,
      })),
      priceElement: null,
    }
    const { address } = await openScreen("/order/170/demo/demoDemographics", {
      prepare: async (network) => {
        await prepare(RESTAURANTS)(network)
        network.answer("/api/v1/attributes", () => Response.json({ attributes: [attribute] }))
      },
    })
    const sentence = within(await screen.findByRole("region", { name: "Your audience" }))
    const link = await sentence.findByRole("link", { name: /^58 Eating/ })
    await waitFor(() => expect(link.getAttribute("href")).toBe("/order/170/demo/businessType#attribute-SIC"))
    // Its row among the demographics stays.
    await screen.findByRole("button", { name: /^Industry/ })
    link.click()
    await tree()
    await waitFor(() => expect(document.activeElement).toBe(search()))
    expect(address()).toContain("/order/170/demo/businessType")
  })
})
