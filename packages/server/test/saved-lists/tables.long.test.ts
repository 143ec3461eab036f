import type { OverlapRow, SavedList } from "@listwright/domain/saved-lists"
import ExcelJS from "exceljs"
import { describe, expect, it } from "vitest"
import { signedIn, zipDefinition } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"

const { url } = sharedSite()

const save = async (who: string, name: string, ...zips: ReadonlyArray<string>) => {
  const client = await signedIn(url, `${who}@listwright.example`)
  const { body } = await client.post("/api/v1/saved-lists", { name, definition: zipDefinition(...zips) })
  return body.row
}

/** Downloads a table; returns its headers and its bytes. */
const taken = async (who: string, path: string, asked: object) => {
  const client = await signedIn(url, `${who}@listwright.example`)
  const answer = await fetch(`${url()}/api/v1/saved-lists/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: client.cookie() },
    body: JSON.stringify(asked),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    disposition: answer.headers.get("content-disposition"),
    bytes,
    text: new TextDecoder().decode(bytes),
  }
}

const EVERYTHING = { accountId: null, search: "", start: null, end: null }

const workbookOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes.buffer)
  return workbook
}

const cellsOf = (sheet: ExcelJS.Worksheet | undefined): ReadonlyArray<ReadonlyArray<unknown>> => {
  const rows: Array<ReadonlyArray<unknown>> = []
  sheet?.eachRow((row) => {
    const cells: Array<unknown> = []
    row.eachCell({ includeEmpty: true }, ({ value }) => cells.push(value))
    rows.push(cells)
  })
  return rows
}

/** An order of rows, whichever. */
const byText = (one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>) =>
  one.join().localeCompare(other.join())

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

describe("the table of saved lists", () => {
  it("is a workbook and a CSV of every list that is found, with figures, days and text as what they are", async () => {
    const first = await save("demo", "=HYPERLINK(1) taken", "60614")
    const second = await save("demo", "Plain taken, with a comma", "60614", "60618")
    const csv = await taken("demo", "table.csv", { ...EVERYTHING, search: "taken" })
    const line = (row: typeof first, name: string) =>
      [
        name,
        row.orderCode,
        row.sourceName,
        row.orderDate,
        row.expirationDate,
        // Blank for users without several accounts.
        "",
        row.quantity,
        row.estimatedCost,
        row.unitPrice,
      ].join(",")
    expect([csv.status, csv.type, csv.disposition]).toEqual([
      200,
      "text/csv; charset=utf-8",
      `attachment; filename="saved-lists-${first.orderDate}.csv"`,
    ])
    expect(csv.text).toBe(
      [
        "Name,Code,Data source,Saved,Valid until,Account,Records,Cost,Cost per record",
        line(second, '"Plain taken, with a comma"'),
        line(first, "'=HYPERLINK(1) taken"),
        "",
      ].join("\r\n"),
    )

    const xlsx = await taken("demo", "table.xlsx", { ...EVERYTHING, search: "taken" })
    expect(xlsx.disposition).toBe(`attachment; filename="saved-lists-${first.orderDate}.xlsx"`)
    const workbook = await workbookOf(xlsx.bytes)
    const [sheet] = workbook.worksheets
    expect(cellsOf(sheet)).toEqual([
      [
        "Name",
        "Code",
        "Data source",
        "Saved",
        "Valid until",
        "Account",
        "Records",
        "Cost",
        "Cost per record",
      ],
      ...[second, first].map((row) => [
        row.name,
        row.orderCode,
        row.sourceName,
        midnight(row.orderDate),
        midnight(row.expirationDate),
        null,
        row.quantity,
        Number(row.estimatedCost),
        Number(row.unitPrice),
      ]),
    ])
    expect(workbook.title).toBe("Saved lists")
    expect(Math.abs(Date.now() - workbook.created.getTime())).toBeLessThan(3_600_000)
    expect(sheet?.views).toMatchObject([{ state: "frozen", ySplit: 1 }])
    expect(sheet?.autoFilter).toBe("A1:I3")
    expect(sheet?.getRow(1).getCell(1).font).toMatchObject({ bold: true })
    expect(sheet?.getRow(2).getCell(1).font?.bold).not.toBe(true)
    expect([4, 7, 8, 9].map((at) => sheet?.getRow(2).getCell(at).numFmt)).toEqual([
      "mm/dd/yyyy",
      "#,##0",
      "$#,##0.00;-$#,##0.00",
      "$#,##0.00000;-$#,##0.00000",
    ])
    expect(sheet?.getColumn(1).width).toBeGreaterThan("Plain taken, with a comma".length)
  })

  it("shows a power user whose lists they are, and a reseller for which account", async () => {
    await save("power", "Column of power", "60614")
    await save("reseller", "Column of a reseller", "60614")
    const cells = async (who: string) => {
      const { text } = await taken(who, "table.csv", { ...EVERYTHING, search: "column of" })
      const [head = "", row = ""] = text.split("\r\n")
      return [head.split(",")[5], row.split(",")[5]]
    }
    const [power, reseller] = [await cells("power"), await cells("reseller")]
    expect([power[0], reseller[0]]).toEqual(["User", "Account"])
    const ofPower = await save("power", "More of power", "60614")
    const ofReseller = await save("reseller", "More of a reseller", "60614")
    expect([power[1], reseller[1]]).toEqual([ofPower.userName, ofReseller.accountName])
  })

  it("keeps to the days that are chosen, and says when there is nothing, also of other people's lists", async () => {
    const { accountId, orderDate } = await save("demo", "Somebody's own", "60614")
    const asks = (who: string, more: object) => taken(who, "table.csv", { ...EVERYTHING, ...more })
    expect((await asks("demo", { search: "somebody", start: orderDate })).text).toContain("Somebody's own")
    for (const [who, more] of [
      ["demo", { end: "2020-01-31" }],
      ["nopay", { search: "somebody" }],
      ["reseller", { accountId, search: "somebody" }],
    ] as const)
      expect([(await asks(who, more)).status, JSON.parse((await asks(who, more)).text).message]).toEqual([
        422,
        "There are no matching lists to download.",
      ])
    expect((await asks("demo", { start: "tomorrow" })).status).toBe(400)
  })
})

describe("the tables of an overlap", () => {
  it("hold what the comparison answers: each region with its members, size and prices, and each list", async () => {
    const lists = [
      (await save("demo", "=North", "60614", "60618")).id,
      (await save("demo", "South", "60618", "60601")).id,
    ]
    const asked = { lists, over: { kind: "list", list: 0 } }
    const client = await signedIn(url, "demo@listwright.example")
    const { body } = await client.post("/api/v1/saved-lists/overlap", asked)
    const { bytes, disposition } = await taken("demo", "overlap/table.xlsx", asked)
    expect(disposition).toMatch(/^attachment; filename="overlap-\d{4}-\d\d-\d\d\.xlsx"$/)
    const workbook = await workbookOf(bytes)
    expect(workbook.title).toBe("Overlap of =North and South")
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(["Regions", "Lists"])

    const find = (rows: ReadonlyArray<OverlapRow>, part: object) => {
      const row = rows.find((one) => JSON.stringify(one.part) === JSON.stringify(part))
      return row === undefined
        ? []
        : [row.records, row.withPhones, row.records / body.total, Number(row.alone), Number(row.onTop)]
    }
    const region = (...places: ReadonlyArray<number>) => find(body.regions, { kind: "region", lists: places })
    const head = ["People", "With phones", "Share", "Price alone", "Cost added to =North"]
    const [regionHead, ...parts] = cellsOf(workbook.worksheets[0])
    expect(regionHead).toEqual(["Part", "Who", "=North", "South", ...head])
    expect(parts.toSorted(byText)).toEqual(
      [
        ["Region", "Only in =North", "in", null, ...region(0)],
        ["Region", "Only in South", null, "in", ...region(1)],
        ["Region", "In both lists", "in", "in", ...region(0, 1)],
        ["Combination", "In either list", null, null, ...find(body.parts, { kind: "union" })],
        [
          "Combination",
          "In exactly 1 of the 2 lists",
          null,
          null,
          ...find(body.parts, { kind: "exactly", k: 1 }),
        ],
      ].toSorted(byText),
    )
    const sizes = parts.filter(([part]) => part === "Region").map((cells) => Number(cells[4]))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(cellsOf(workbook.worksheets[1])).toEqual([
      ["Name", "Code", "Data source", "Saved", "Valid until", ...head],
      ...body.lists.map((list: SavedList, at: number) => [
        list.name,
        list.orderCode,
        list.sourceName,
        midnight(list.orderDate),
        midnight(list.expirationDate),
        ...find(body.parts, { kind: "list", list: at }),
      ]),
    ])

    const { text } = await taken("demo", "overlap/table.csv", asked)
    const lines = text.split("\r\n")
    expect(lines[0]).toBe("Part,Who,'=North,South,People,With phones,Share,Price alone,Cost added to =North")
    const [north] = body.parts
    expect(lines[1]).toMatch(
      new RegExp(
        `^List,'=North,in,,${north.records},${north.withPhones},[\\d.]+%,${north.alone},${north.onTop}$`,
      ),
    )
    expect(lines).toHaveLength(9)
  })

  it("are of the caller's own lists", async () => {
    const { id: theirs } = await save("demo", "Not theirs", "60614")
    const { id: own } = await save("nopay", "Theirs", "60614")
    const { status, text } = await taken("nopay", "overlap/table.xlsx", { lists: [own, theirs] })
    expect([status, JSON.parse(text).message]).toEqual([
      422,
      "List 2 was deleted or belongs to someone else. Still available: Theirs.",
    ])
  })
})
