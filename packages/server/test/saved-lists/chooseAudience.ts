import { describe, expect, it } from "vitest"
import { script, type Script } from "./scriptedClient.ts"
import { PASSWORD, signedIn } from "../http/caller.ts"

const DEMO = "demo@listwright.example"
const BUSINESS = 170
/** The numbers by which an order marks its demos. */
const MARK = { general: 3, ownQuickPick: 2, siteQuickPick: 7, added: 4, omitted: 6 }

/** The data of a reply, whose content the tests check. */
type Data = Awaited<ReturnType<Script["call"]>>

const page = (one: Script, name: string, body: object): Promise<Data> =>
  one.call(`PlaceOrder.aspx/${name}`, body)

const demo = (ColumnName: string, DemoCategoryType: number, ...codes: ReadonlyArray<string>) => ({
  ColumnName,
  DemoCategoryType,
  Values: codes.map((AttributeValue) => ({ AttributeValue, ColumnName })),
})

/** The count of what a draft holds, by the call that takes a definition as it is. */
const countOfDraft = async (url: () => string, draftId: string) => {
  const client = await signedIn(url)
  const { body: draft } = await client.call("GET", `/api/v1/drafts/${draftId}`)
  const { body } = await client.post("/api/v1/counts", {
    definition: draft.definition,
    draftId: null,
    revision: 1,
  })
  return { criteria: draft.definition.audience.criteria, total: body.answer.total }
}

/** Choosing an audience by the original calls alone, on a site that tests share. */
export const choosingAnAudience = (url: () => string) => {
  describe("a client that knows only the original calls", () => {
    it("chooses an audience of businesses in every way that they offer, and counts what it defines", async () => {
      const one = await script(url(), DEMO, PASSWORD)
      const listType = BUSINESS

      // What there is: the attributes, one of which takes industries, and the site's quick picks.
      const { DemoOptions, QuickPickups } = await page(one, "GetDemoOptionsAndQuickPickups", {
        demotype: 1,
        listtype: listType,
      })
      const SIC: string = DemoOptions.find((column: Data) => column.DemoInputtype === 6).ColumnName
      expect(await page(one, "GetQuickPickups", { listType })).toEqual(QuickPickups)

      // An attribute by suggestion.
      const suggested = await one.ask(`BA/DemoAutoSuggestion.ashx?Keyword=headquarters&ListType=${listType}`)
      const { AttributeName, AttributeValue } = suggested.find((row: Data) => !row.IsGroup)
      const suggestion = demo(AttributeName, MARK.general, AttributeValue)

      // A site quick pick, by what it holds.
      const { QpId, QpName } = QuickPickups.find((row: Data) => row.QpType === 1)
      const { Categories, TargetOptions } = await page(one, "GetQuickPickup", { id: QpId, qpType: 1 })
      expect(Categories.length).toBeGreaterThan(0)
      const sitePick = { ...demo("QUICKPICK", MARK.siteQuickPick), Values: [{ AttributeValue: QpName }] }

      // Business types: down the tree, by a word, and from a business quick pick with what it leaves out.
      const [construction] = (await page(one, "GetChildrenBySICCode", { id: "", listType })).filter(
        (node: Data) => /construction/i.test(node.data),
      )
      const [builders] = await page(one, "GetChildrenBySICCode", { id: construction.val, listType })
      const [bakeries] = await page(one, "SearchSICByKeyword", { keyword: "retail bakeries", listType })
      const [{ Code: quickPickCode }] = await page(one, "GetBusinessQuickpicks", { listType })
      const items: ReadonlyArray<Data> = await page(one, "GetBusinessQuickpicksDetail", {
        quickPickCode,
        listType,
      })
      const codes = (isExcluded: boolean) =>
        items.filter(({ IsExcluded }) => IsExcluded === isExcluded).map(({ IndustryCode }) => IndustryCode)
      const industries = [
        demo(SIC, MARK.added, builders.attributes.IndustryCode, bakeries.IndustryCode, ...codes(false)),
        demo(SIC, MARK.omitted, ...codes(true)),
      ]
      expect([codes(false), codes(true)]).toEqual([["58"], ["5813"]])

      // What others choose beside these, in the form that an order takes.
      const chosen = [...TargetOptions, ...industries]
      const recommended: ReadonlyArray<Data> = await page(one, "GetRecSysDemosNoSession", {
        listtype: listType,
        selectedDemo: [suggestion],
      })
      expect(recommended.map(({ AttributeName: name }) => name)).toContain("Number of Employees")
      for (const { Values } of recommended)
        for (const value of Values) expect(value.AttributeValueName).not.toBe(value.AttributeValue)
      const taken = new Set(chosen.map(({ ColumnName }) => ColumnName))
      const advice = recommended.filter(
        ({ ColumnName, Values }) => !taken.has(ColumnName) && Values.length > 0,
      )

      // A quick pick of one's own: saved, read, applied by its name, removed.
      const own = await page(one, "SaveMyQuickpick", {
        listType,
        quickPickName: "Builders and bakers",
        quickPickDesc: "Who builds and who bakes",
        targetOptions: industries,
      })
      const listed = await page(one, "GetQuickPickups", { listType })
      expect(listed[0]).toMatchObject({ QpId: own.QpId, QpName: "Builders and bakers", QpType: 0 })
      const read = await page(one, "GetQuickPickup", { id: own.QpId, qpType: 0 })
      expect(read.TargetOptions.flatMap(({ Values }: Data) => Values)).toHaveLength(4)
      const ownPick = {
        ...demo("QUICKPICK", MARK.ownQuickPick),
        Values: [{ AttributeValue: "Builders and bakers" }],
      }

      const order = { ListType: listType, GeoType: 2, OrderGeos: [{ GeoKeyCode: "CA", GeoType: 2 }] }
      const counted = async (OrderSelectedDemos: ReadonlyArray<object>) => {
        const { ListModuleSessionId, TotalAvailableQty } = await one.count({ ...order, OrderSelectedDemos })
        const { criteria, total } = await countOfDraft(url, ListModuleSessionId)
        expect(TotalAvailableQty).toBe(total)
        return { criteria, total }
      }
      const everybody = await counted([])
      const byHand = await counted([...chosen, ...advice])
      const byName = await counted([ownPick])
      const bySite = await counted([sitePick, ...industries])
      const bySuggestion = await counted([suggestion])
      // What was chosen by hand, and by the names of quick picks, is the same list.
      expect(byName).toEqual(await counted(industries))
      expect(bySite).toEqual(await counted(chosen))
      expect(byHand.criteria).toContainEqual({
        kind: "industries",
        column: SIC,
        added: expect.arrayContaining([builders.attributes.IndustryCode, bakeries.IndustryCode, "58"]),
        omitted: ["5813"],
      })
      const totals = [everybody, byName, bySite, bySuggestion].map(({ total }) => total)
      expect(Math.min(...totals)).toBeGreaterThan(0)
      expect(Math.max(...totals.slice(1))).toBeLessThan(everybody.total)

      await page(one, "RemoveQuickPick", { id: own.QpId })
      expect(await page(one, "GetQuickPickups", { listType })).toEqual(QuickPickups)
      await expect(counted([ownPick])).rejects.toThrow("there is no quick pick Builders and bakers")
    })
  })

  describe("GetRecSysDemosNoSession", () => {
    const beside = async (
      listtype: number,
      ...selectedDemo: ReadonlyArray<object>
    ): Promise<ReadonlyArray<Data>> =>
      page(await script(url(), DEMO, PASSWORD), "GetRecSysDemosNoSession", { listtype, selectedDemo })
    const owners = demo("OWNERRENTER", MARK.general, "O")

    it("without orders says what the site's quick picks choose together, with the words for it", async () => {
      const found = await beside(10, owners)
      expect(found.find(({ ColumnName }) => ColumnName === "INCOME")).toEqual({
        ColumnName: "INCOME",
        AttributeName: "Household Income",
        DemoCategoryType: 3,
        Values: ["9", "10", "11", "12"].map((AttributeValue) => ({
          AttributeValue,
          AttributeValueName: expect.stringContaining("$"),
          ColumnName: "INCOME",
        })),
      })
      expect(found.map(({ ColumnName }) => ColumnName)).not.toContain("OWNERRENTER")
      expect(await beside(10, demo("INCOME", MARK.general, "9"), owners)).not.toContainEqual(
        expect.objectContaining({ ColumnName: "INCOME" }),
      )
    })

    it("says nothing beside nothing, nor of attributes that the source does not have", async () => {
      expect([await beside(10), await beside(50, owners), await beside(30, owners)]).toEqual([[], [], []])
    })

    it("does not answer for a source that is not the user's", async () => {
      await expect(beside(11, owners)).rejects.toThrow("No this datasource, please choose one")
    })
  })
}
