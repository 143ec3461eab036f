import { expect } from "vitest"
import type { Script } from "../saved-lists/scriptedClient.ts"
import { type Data, paging, upload } from "./Data.ts"

const page = (one: Script, name: string, body: object = {}): Promise<Data> =>
  one.call(`PlaceOrder.aspx/${name}`, body)

/** Areas of every kind that there are calls for. */
export const choosingAreas = async (one: Script): Promise<void> => {
  const states = await page(one, "GetStates")
  expect(states).toContainEqual({ StateCode: "IL", StateName: "Illinois" })
  const ofIllinois = { statecode: "IL" }
  expect(await page(one, "GetCountiesByState", ofIllinois)).toContainEqual({
    CountyCode: "17031",
    CountyName: expect.stringContaining("Cook"),
  })
  expect((await page(one, "GetCitiesByState", ofIllinois)).length).toBeGreaterThan(100)
  expect((await page(one, "GetDistrictsByState", ofIllinois)).length).toBeGreaterThan(10)
  expect((await page(one, "SearchAreas", { state: "IL", listType: 10 })).length).toBeGreaterThan(1)
  const zips = ["60614", "00000", "60618"]
  expect(await page(one, "GetZipsByZips", { zipType: 1, zips })).toEqual(["60614", "60618"])
  const range = { fromZipcode: "60614", toZipcode: "60616", maxLength: 2_000 }
  expect(await page(one, "GetZipcodesByRange", range)).toEqual(["60614", "60615", "60616"])
  const scfs = await page(one, "GetSCFcodesBySCFRange", { fromSCF: "605", toSCF: "606", maxLength: 500 })
  expect(scfs).toEqual(["605", "606"])
  expect(await page(one, "GetZipsByScf", { zipType: 0, zips: scfs })).toContain("60614")

  const { TargetFile } = (
    await (
      await one.send(
        "POST",
        "Common/ExcelUploader.ashx",
        upload("stores.csv", [
          "Keycode,Address,City,State,ZIP,Distance in miles",
          "S1,2000 N Clark St,Chicago,IL,60614,2",
          "S2,1 Nowhere Lane,Nowhere,IL,00000,5",
        ]),
      )
    ).json()
  ).d.DataSource
  const { SuccessRow, UpLoadListColumn } = await page(one, "GetRecord", { filePath: TargetFile, type: 2 })
  expect([SuccessRow.length, UpLoadListColumn[0].ColumnName]).toEqual([2, "Keycode"])
  const located = await page(one, "GetAddressByFile2", { FilePath: TargetFile, type: 1 })
  expect([located.GeoItems[0].KeyCode, located.TotalCount, located.FCount]).toEqual(["S1", 2, 1])

  const { Boundaries } = await one.ask("Map/MapData.ashx?type=zip&zip=60614")
  expect(Boundaries).toHaveLength(1)
  expect((await one.ask("Map/MapData.ashx?type=zipxy&x=-87.65&y=41.92")).Boundaries[0].id).toBe("60614")
  const around = await one.ask("Map/MapData.ashx?type=radius_zip&x=-87.65&y=41.92&r=2")
  expect(around.Boundaries.map(({ id }: Data) => id)).toContain("60657")
  const overlay = await one.send("GET", "Map/Tile.ashx?bbox=-87.7,41.88,-87.6,41.95")
  expect(overlay.headers.get("content-type")).toBe("image/svg+xml")
  expect(await overlay.text()).toContain('id="60614"')
}

/** An audience by everything that is offered to choose it by. */
export const choosingPeople = async (one: Script): Promise<void> => {
  const source = { listtype: 10 }
  const columns = await page(one, "GetDemoAttributesList", { demotype: 1, ...source })
  const { DemoOptions, QuickPickups } = await page(one, "GetDemoOptionsAndQuickPickups", {
    demotype: 1,
    ...source,
  })
  expect(DemoOptions).toEqual(columns)
  const { DemoInputtype, DemoValues } = await page(one, "GetDemoAttribute", {
    columnName: "INCOME",
    ...source,
  })
  expect([DemoInputtype, DemoValues.length > 5]).toEqual([0, true])
  expect((await one.ask("BA/DemoAutoSuggestion.ashx?Keyword=golf&ListType=10")).length).toBeGreaterThan(0)
  const owners = { ColumnName: "OWNERRENTER", DemoCategoryType: 3, Values: [{ AttributeValue: "O" }] }
  expect(
    (await page(one, "GetRecSysDemosNoSession", { ...source, selectedDemo: [owners] })).length,
  ).toBeGreaterThan(0)

  const { QpId } = await page(one, "SaveMyQuickpick", {
    listType: 10,
    quickPickName: "Owners",
    quickPickDesc: "Who owns their home",
    targetOptions: [owners],
  })
  const picks = await page(one, "GetQuickPickups", { listType: 10 })
  expect(picks).toEqual([expect.objectContaining({ QpId, QpName: "Owners" }), ...QuickPickups])
  expect((await page(one, "GetQuickPickup", { id: QpId, qpType: 0 })).QpDesc).toBe("Who owns their home")
  await page(one, "RemoveQuickPick", { id: QpId })

  const business = { listType: 170 }
  const [pick] = await page(one, "GetBusinessQuickpicks", business)
  const details = await page(one, "GetBusinessQuickpicksDetail", { quickPickCode: pick.Code, ...business })
  expect(details.length).toBeGreaterThan(0)
  expect((await page(one, "GetChildrenBySICCode", { id: "", ...business })).length).toBeGreaterThan(5)
  expect((await page(one, "SearchSICByKeyword", { keyword: "baker", ...business })).length).toBeGreaterThan(0)
}

/**
 * Lists the suppressions that an order may have (earlier orders, saved counts and files), and uploads a file. Returns
 * the file's suppression value.
 */
export const suppressing = async (one: Script): Promise<string> => {
  const listed = { accountId: 1, orderName: "", orderNumber: "", pagingOptions: paging(12) }
  // As they spell it: each in its own way.
  const lists = [
    await page(one, "GetSuppressionList", { ...listed, listtype: 10 }),
    await page(one, "GetSaveCountSuppressionList", {
      ...listed,
      listType: 10,
      countName: "",
      countNumber: "",
    }),
    await page(one, "GetCustomSuppressions", { ...listed, listType: 10 }),
  ]
  for (const { Items, TotalRecordCount } of lists) expect(Items).toHaveLength(TotalRecordCount)
  const file = upload("customers.csv", [
    "First Name,Last Name,Address,ZIP Code",
    "Nora,Nobody,1 Nowhere Lane,60614",
  ])
  const sent = await (await one.send("POST", "Common/ExcelUploader.ashx", file)).json()
  const { TargetFile } = sent.d.DataSource
  const { Rows, SuppressionValue } = await page(one, "ProcessCustomSuppressionFile", {
    file: TargetFile,
    listType: 10,
  })
  expect(Rows).toBe(1)
  await page(one, "SuppressionUploadNotifier", { Quantity: Rows })
  const { Items } = await page(one, "GetCustomSuppressions", { ...listed, listType: 10 })
  expect(Items[0]).toMatchObject({ SuppressionValue })
  return SuppressionValue
}
