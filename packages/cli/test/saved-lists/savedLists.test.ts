import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { script, type Script } from "../../../server/test/saved-lists/scriptedClient.ts"
import { PASSWORD, type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const listwright = (argv: ReadonlyArray<string>, stdin = "") => site.listwright(argv, { stdin })

const file = (name: string, ...zips: ReadonlyArray<string>): string => {
  const path = join(site.folder, name)
  const areas = zips.map((zip) => ({ kind: "zip", zip, excluded: false }))
  writeFileSync(path, JSON.stringify({ ...emptyDefinition(10), areas }))
  return path
}

/** Runs a command that must succeed, and returns its data. */
const data = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> => {
  const { exitCode, stderr, stdout } = await listwright([...argv, "--json"])
  expect([exitCode, stderr.includes("error")], stderr).toEqual([0, false])
  return JSON.parse(stdout)
}

const total = async (...argv: ReadonlyArray<string>): Promise<number> => (await data(...argv)).total

const contact = {
  FirstName: "Dana",
  LastName: "Whitfield",
  Company: "Harbor Street Bakery",
  Email: "dana@bakery.example",
  Phone: "312-555-0100",
  OrderName: "Bought before",
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  CountryCode: "US",
}

/** Buys everybody of saved lists with the original calls; answers the code of the order once it is delivered. */
const placeOrder = async (one: Script, ids: ReadonlyArray<string>): Promise<string> => {
  const { SessionId } = await one.call("rpt/MySavedCount.aspx/PostMultiCountOrder", {
    accountId: null,
    multiCountOrderGeos: ids.map((GeoKeyCode) => ({ GeoKeyCode })),
  })
  const counted = await one.count({ ListModuleSessionId: SessionId })
  const { ListModuleSessionId, TotalDesiredQty, TotalPretaxCost } = counted
  const tax = await one.call("PlaceOrder.aspx/CalculateTax", {
    req: { OrderAmount: TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
  })
  const { AddressLine, City, State, Zipcode } = contact
  const placed = await one.call("PlaceOrder.aspx/ProcessOrder", {
    currentSessionId: ListModuleSessionId,
    order: {
      ListModuleSessionId,
      IsAgreementAccepted: true,
      TotalDesiredQty,
      TotalPretaxCost,
      TaxCharge: tax.TotalTax,
      TotalActualCost: tax.Total,
      PaymentMethod: 1,
      OrderContactInformation: contact,
      OrderPaymentInformation: {
        HolderName: "Dana Whitfield",
        Number: "4111111111111111",
        SecurityCode: "123",
        CardType: 10,
        ExpiredMonth: 12,
        ExpiredYear: 2031,
        AddressLine,
        City,
        State,
        Zipcode,
      },
    },
  })
  expect([placed.Message, placed.IsSuccess]).toEqual(["", true])
  // An order suppresses its people once they are delivered.
  let list = ""
  while (!list.startsWith("Record,")) list = await one.download(`api/v1/orders/${placed.OrderCode}/list.csv`)
  return placed.OrderCode
}

describe("saved lists in the terminal", () => {
  it("are saved from a file, found by any case of their name, and shown", async () => {
    const { row } = await data("saved", "save", "North Side", "--file", file("north.json", "60614", "60618"))
    const { stdout } = await listwright(["saved", "list", "--search", "north"])
    expect(stdout).toBe(
      `id\tname\tsaved\texpires\trecords\tcost\tsource\taccount\n${[
        row.id,
        "North Side",
        row.orderDate,
        row.expirationDate,
        row.quantity,
        row.estimatedCost,
        row.sourceName,
        row.accountName,
      ].join("\t")}\n`,
    )
    const shown = await listwright(["saved", "show", "north side"])
    expect(shown.stdout).toContain(`id\t${row.id}\nname\tNorth Side\ncode\t${row.orderCode}\n`)
    expect(shown.stdout).toContain("area\tZIP Code\t60614\narea\tZIP Code\t60618\n")
    for (const reference of [row.id, row.orderCode, "NORTH SIDE"])
      expect((await data("saved", "show", reference)).row.id).toBe(row.id)
  })

  it("combine to the record, are priced, and are saved as a list of their own that counts the same", async () => {
    await data("saved", "save", "South", "--file", file("south.json", "60618", "60629"))
    const [left, both, right] = [
      await total("count", "--zip", "60614"),
      await total("count", "--zip", "60618"),
      await total("count", "--zip", "60629"),
    ]
    expect(Math.min(left, both, right)).toBeGreaterThan(0)
    const combine = (...rest: ReadonlyArray<string>) =>
      total("saved", "combine", "North Side", "South", ...rest)
    expect(await combine("--op", "union")).toBe(left + both + right)
    expect(await combine("--op", "intersect")).toBe(both)
    expect(await combine("--op", "minus")).toBe(left)
    expect(await combine("--op", "exactly", "--k", "1")).toBe(left + right)
    expect(await data("saved", "diff", "South", "North Side")).toEqual({
      firstOnly: right,
      both,
      secondOnly: left,
    })
    const compared = await data("saved", "compare", "North Side", "South")
    const areas = compared.choices.find(({ key }: { key: string }) => key === "areas")
    expect([compared.isSame, areas.isSame, areas.one, areas.other]).toEqual([
      false,
      false,
      [
        { text: "60614", isShared: false },
        { text: "60618", isShared: true },
      ],
      [
        { text: "60618", isShared: true },
        { text: "60629", isShared: false },
      ],
    ])
    const isSame = left === right
    expect(compared.figures[0]).toEqual({
      key: "records",
      unit: "records",
      one: String(left + both),
      other: String(both + right),
      difference: isSame ? null : String(right - left),
      isSame,
    })
    expect(compared.figures[4].one).toMatch(/^\d+\.\d\d$/)
    const table = (await listwright(["saved", "compare", "North Side", "South"])).stdout
    expect(table).toContain("differs\tAreas\t60614, 60618\t60618, 60629\t\n\tCounted\t")
    // One that certainly has fewer records.
    const { row: smaller } = await data("saved", "save", "Smaller", "--file", file("smaller.json", "60618"))
    expect((await data("saved", "compare", "North Side", "Smaller")).figures[0]).toMatchObject({
      one: String(left + both),
      other: String(both),
      difference: String(-left),
      isSame: false,
    })
    expect((await listwright(["saved", "compare", "North Side", "Smaller"])).stdout).toContain(
      `\tname\tNorth Side\tSmaller\t\ndiffers\trecords\t${left + both}\t${both}\t${-left}\n`,
    )
    await data("saved", "delete", smaller.id)
    expect((await data("saved", "compare", "South", "south")).isSame).toBe(true)
    const gone = await listwright(["saved", "compare", "South", "draft:0199-gone"])
    expect([gone.exitCode, gone.stdout]).toEqual([3, ""])
    const three = await listwright(["saved", "compare", "South", "South", "South"])
    expect([three.exitCode, three.stderr]).toEqual([
      5,
      expect.stringContaining("Specify 2 lists to compare, not 3."),
    ])
    const argv = ["saved", "combine", "North Side", "South", "--op", "exactly", "--k", "1", "--price"]
    const { stderr, stdout } = await listwright([...argv, "--save-as", "Either"])
    expect(stdout).toMatch(new RegExp(`^total\t${left + right}\t\\d+\nquantity\t${left + right}\n`))
    expect(stdout).toMatch(/price_total\t\d+\.\d\d\n$/)
    expect(stderr).toMatch(/^Saved as Either \(\S+\)\.\n$/)
    expect((await data("saved", "show", "Either")).row.quantity).toBe(left + right)
    // A combination of combinations.
    expect(await total("saved", "combine", "North Side", "Either", "--op", "intersect")).toBe(left)
  })

  it("overlap: everybody is in one row, by the lists that hold them, with a price alone and on top of one list", async () => {
    const { stdout } = await listwright(["saved", "overlap", "North Side", "South"])
    const [left, both, right] = await Promise.all(
      ["60614", "60618", "60629"].map((zip) => data("count", "--zip", zip, "--price")),
    )
    const priceOf = async (...zips: ReadonlyArray<string>): Promise<number> => {
      const { price } = await data("count", ...zips.flatMap((zip) => ["--zip", zip]), "--price")
      return Math.round(Number(price.figures.totalBeforeTax) * 100)
    }
    const dollars = (cents: number): string => (cents / 100).toFixed(2)
    const [alone, north, south, everybody] = [
      [await priceOf("60614"), await priceOf("60629"), await priceOf("60618")].map(dollars),
      await priceOf("60614", "60618"),
      await priceOf("60618", "60629"),
      await priceOf("60614", "60618", "60629"),
    ]
    const shown = (onTop: ReadonlyArray<number>) =>
      [
        "North Side\tSouth\trecords\twith_phones\tprice\ton_top",
        `in\t\t${left.total}\t${left.withPhones}\t${alone[0]}\t${dollars(onTop[0] ?? 0)}`,
        `\tin\t${right.total}\t${right.withPhones}\t${alone[1]}\t${dollars(onTop[1] ?? 0)}`,
        `in\tin\t${both.total}\t${both.withPhones}\t${alone[2]}\t${dollars(onTop[2] ?? 0)}`,
        "",
      ].join("\n")
    expect(stdout).toBe(shown([0, everybody - north, 0]))
    const onSouth = await listwright(["saved", "overlap", "North Side", "South", "--on-top-of", "south"])
    expect(onSouth.stdout).toBe(shown([everybody - south, 0, 0]))
    const onNone = await listwright(["saved", "overlap", "North Side", "South", "--on-top-of", "Either"])
    expect([onNone.exitCode, onNone.stderr]).toEqual([
      5,
      expect.stringContaining("--on-top-of must be one of the lists being compared, not Either."),
    ])
    const { lists, regions, total: all } = await data("saved", "overlap", "North Side", "South", "Either")
    const sum = regions.reduce(
      (before: number, { records }: { readonly records: number }) => before + records,
      0,
    )
    expect([lists.length, sum]).toEqual([3, all])
    // 'Either' holds the people who are in exactly one of the two.
    expect(regions.map((region: { readonly lists: ReadonlyArray<string> }) => region.lists.length)).toEqual([
      2, 2, 2,
    ])
  })

  it("fit a terminal: numbers stand for the names of lists that overlap, and tables leave out what has no room", async () => {
    const on = async (columns: number, ...argv: ReadonlyArray<string>) =>
      (await site.listwright(["saved", ...argv], { columns })).stdout.split("\n")
    const overlap = await on(80, "overlap", "North Side", "South")
    expect(overlap.slice(0, 4)).toEqual([
      "1  North Side",
      "2  South",
      "",
      expect.stringMatching(/^1 {3}2 {3}records {2}with phones {2} *price {2} *on top$/),
    ])
    expect(overlap[4]).toMatch(/^in {6} +\d+ /)
    expect((await on(200, "list"))[0]).toMatch(/^id +name +saved +expires +records +cost +source +account$/)
    expect((await on(60, "list"))[0]).toMatch(/^name +saved +records +cost$/)
  })

  it("are read from a pipe", async () => {
    const { stdout } = await listwright(["saved", "list", "--search", "north", "--ids-only"])
    const ids = `${stdout}South\n`
    const combined = await listwright(["saved", "combine", "-", "--op", "intersect"], ids)
    expect(combined.stdout).toMatch(/^total\t\d+\t\d+\n$/)
    // A row of 'saved list' names its list too; a command that takes one list refuses two.
    const shown = await listwright(["saved", "show", "-"], "South\tand more\n")
    expect(shown.stdout).toContain("name\tSouth\n")
    const two = await listwright(["saved", "run", "-"], ids)
    expect([two.exitCode, two.stderr]).toEqual([
      5,
      "Standard input contains 2 lists, but this command needs exactly one.\n",
    ])
    expect((await listwright(["saved", "diff", "-"], ids)).stdout).toMatch(
      /^part\trecords\nonly North Side\t/,
    )
    const three = await listwright(["saved", "diff", "-", "Either"], ids)
    expect([three.exitCode, three.stderr]).toEqual([
      5,
      "Specify 2 lists to compare, not 3. To compare more, run: listwright saved overlap\n",
    ])
  })

  it("print their ids alone, for pipes", async () => {
    const path = file("pipe.json", "60647")
    const saved = await listwright(["saved", "save", "For a pipe", "--ids-only", "--file", path])
    expect((await data("saved", "show", "For a pipe")).row.id).toBe(saved.stdout.trimEnd())
    const combine = ["saved", "combine", "-", "North Side", "--op", "union"]
    const union = await listwright([...combine, "--save-as", "Piped", "--ids-only"], saved.stdout)
    expect([union.stdout, union.stderr]).toEqual([expect.stringMatching(/^\S+\n$/), ""])
    expect((await data("saved", "show", union.stdout.trimEnd())).row.name).toBe("Piped")
    const unsaved = await listwright([...combine, "--ids-only"], saved.stdout)
    expect([unsaved.exitCode, unsaved.stderr]).toEqual([
      5,
      "--ids-only prints the ID of the list that --save-as creates. Add --save-as.\n",
    ])
    const { saved: kept } = await data(
      "saved",
      "combine",
      "Piped",
      "South",
      "--op",
      "minus",
      "--save-as",
      "M",
    )
    expect(kept).toEqual({ id: expect.any(String), name: "M" })
    const { deleted } = await data("saved", "delete", kept.id, "Piped", "For a pipe")
    expect(deleted).toHaveLength(3)
  })

  it("are offered to a shell by how their names begin", async () => {
    const { row } = await data("saved", "show", "North Side")
    const offered = `words\nNorth Side\t${row.id}, ${row.quantity} records, ${row.orderDate}\n`
    for (const typed of ["nor", '"North', "North\\ S"]) {
      const { exitCode, stderr, stdout } = await listwright(["__complete", "--", "saved", "show", typed])
      expect([exitCode, stderr, stdout]).toEqual([0, "", offered])
    }
    expect((await listwright(["__complete", "--", "saved", "show", "ide"])).stdout).toBe("words\n")
  })

  it("say what has changed since they were saved", async () => {
    const before = await data("saved", "run", "North Side")
    expect(before.changes).toEqual({
      total: { before: before.total, after: before.total },
      withPhones: { before: before.withPhones, after: before.withPhones },
      areas: [],
      suppressed: [],
      causes: [],
    })
  })

  it("are repeated without whom their account bought, as a draft to confirm", async () => {
    const one = await script(site.server.url, site.email, PASSWORD)
    const before = await listwright(["saved", "repeat", "North Side"])
    expect([before.exitCode, before.stderr]).toEqual([
      0,
      "No one is suppressed, because this account has no orders from this data source yet.\n",
    ])
    const texas = join(site.folder, "texas.json")
    const areas = [{ kind: "state", state: "TX", excluded: false }]
    writeFileSync(texas, JSON.stringify({ ...emptyDefinition(10), areas }))
    const saved = [
      await data("saved", "save", "Texas", "--file", texas),
      await data("saved", "save", "Lincoln Park", "--file", file("park.json", "60614")),
    ]
    const ids = saved.map(({ row }) => row.id)
    const bought = await placeOrder(one, ids)
    await data("saved", "delete", ...ids)
    const { draftId, link, orders: leftOut } = await data("saved", "repeat", "North Side")
    expect(link).toBe(`${site.server.url}/order/10/summary?SessionId=${draftId}`)
    expect(leftOut).toEqual([{ code: bought, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    const drafted = await one.count({ ListModuleSessionId: draftId })
    expect(drafted.TotalAvailableQty).toBe(await total("count", "--zip", "60618"))
    const compared = await data("saved", "compare", `draft:${draftId}`, "North Side")
    expect(compared.one).toMatchObject({ kind: "draft", id: draftId, problem: null })
    expect(compared.other).toMatchObject({ kind: "list", name: "North Side" })
    expect(compared.figures[0]).toMatchObject({
      one: String(drafted.TotalAvailableQty),
      other: String(await total("saved", "run", "North Side")),
    })
    // Repeating buys nothing: there is still one order.
    const again = await listwright(["saved", "repeat", "-"], "North Side\n")
    expect(again.stdout).toMatch(/^http\S+\/order\/10\/summary\?SessionId=\S+\n$/)
    expect(again.stderr).toBe(
      "The people in 1 order are suppressed. You won't be charged until you place the order.\n",
    )
  })

  it("are exported as a file that counts the same", async () => {
    const path = join(site.folder, "exported.json")
    expect((await listwright(["saved", "export", "South", path])).exitCode).toBe(0)
    expect(JSON.parse(readFileSync(path, "utf8")).areas).toHaveLength(2)
    expect(await total("count", "--file", path)).toBe(await total("saved", "run", "South"))
  })

  it("are not guessed: a name of two is refused with both, and an unknown one with those like it", async () => {
    const twin = await data("saved", "save", "South", "--file", file("twin.json", "60601"))
    const refused = await listwright(["saved", "run", "south"])
    expect([refused.exitCode, refused.stderr]).toEqual([5, expect.stringContaining(twin.row.id)])
    expect(refused.stderr).toContain("Several saved lists are named 'south'. Specify one by its ID: ")
    const unknown = await listwright(["saved", "run", "nort"])
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      3,
      "There is no saved list 'nort'. Similar: North Side.\n",
    ])
  })

  it.each([
    [["combine", "North Side", "--op", "union"], "Specify at least 2 different saved lists to combine."],
    [["combine", "North Side", "North Side", "--op", "union"], "Specify at least 2 different saved lists"],
    [["combine", "North Side", "Either", "--op", "exactly"], "--op exactly needs --k, from 1 to 2."],
    [
      ["combine", "North Side", "Either", "--op", "exactly", "--k", "3"],
      "--op exactly needs --k, from 1 to 2.",
    ],
    [["combine", "North Side", "Either", "--op", "union", "--k", "1"], "--k works only with --op exactly."],
  ])("refuse %j", async (argv, message) => {
    const { exitCode, stderr } = await listwright(["saved", ...argv])
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining(message)])
  })

  it("are renamed, and deleted together or not at all", async () => {
    const { row } = await data("saved", "rename", "Either", "One of both")
    expect(row.name).toBe("One of both")
    const halfKnown = await listwright(["saved", "delete", "One of both", "nobody's"])
    expect(halfKnown.exitCode).toBe(3)
    const deleted = await listwright(["saved", "delete", "one of both"])
    expect([deleted.exitCode, deleted.stderr]).toEqual([0, `Deleted One of both (${row.id}).\n`])
    expect((await listwright(["saved", "show", row.id])).exitCode).toBe(3)
  })

  it("are taken away as a workbook or a CSV, and so is how they overlap; a file is overwritten only on request", async () => {
    const out = (name: string) => join(site.folder, name)
    await data("saved", "save", "Taken A", "--file", file("taken-a.json", "60614", "60618"))
    await data("saved", "save", "Taken B", "--file", file("taken-b.json", "60618", "60629"))
    const listed = await listwright(["saved", "list", "--search", "taken", "--out", out("lists.csv")])
    expect([listed.exitCode, listed.stdout]).toEqual([0, `${out("lists.csv")}\n`])
    const { lists } = await data("saved", "list", "--search", "taken")
    expect(readFileSync(out("lists.csv"), "utf8").split("\r\n").slice(1, -1)).toEqual(
      lists.map((row: Readonly<Record<string, string>>) =>
        [
          "name",
          "orderCode",
          "sourceName",
          "orderDate",
          "expirationDate",
          // Users of one account have a blank column for it.
          "",
          "quantity",
          "estimatedCost",
          "unitPrice",
        ]
          .map((field) => row[field] ?? "")
          .join(","),
      ),
    )
    const overlap = (...more: ReadonlyArray<string>) =>
      listwright(["saved", "overlap", "Taken A", "Taken B", ...more])
    expect((await overlap("--out", out("overlap.xlsx"))).exitCode).toBe(0)
    expect(readFileSync(out("overlap.xlsx")).subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004")
    const again = await overlap("--out", out("overlap.xlsx"))
    expect(again.exitCode).not.toBe(0)
    expect(again.stderr).toContain("already exists. To overwrite it, use --force")
    expect((await overlap("--on-top-of", "Taken B", "--out", out("overlap.csv"))).exitCode).toBe(0)
    expect(readFileSync(out("overlap.csv"), "utf8")).toMatch(
      /^Part,Who,Taken A,Taken B,.*,Cost added to Taken B\r\n/,
    )
    const other = await overlap("--out", out("overlap.pdf"))
    expect(other.stderr).toContain("--out takes a file that ends in .csv or .xlsx")
  })

  it("explain what each of them brings to a list that is made of them", async () => {
    const ids = await Promise.all(
      ["Taken A", "Taken B"].map(async (name) => (await data("saved", "show", name)).row.id),
    )
    const definition = join(site.folder, "minus.json")
    const area = { kind: "combination", operation: "minus", k: null, savedCounts: ids, excluded: false }
    writeFileSync(definition, JSON.stringify({ ...emptyDefinition(10), areas: [area] }))
    const { firstOnly, both, secondOnly } = await data("saved", "diff", "Taken A", "Taken B")
    const { lists } = await data("count", "--file", definition, "--waterfall")
    expect(lists).toEqual([
      { savedCount: ids[0], name: "Taken A", records: firstOnly + both, only: firstOnly },
      { savedCount: ids[1], name: "Taken B", records: both + secondOnly, only: 0 },
    ])
    const { stdout } = await listwright(["count", "--file", definition, "--waterfall"])
    expect(stdout).toContain(
      `list\t${firstOnly + both}\t${firstOnly}\tTaken A\nlist\t${both + secondOnly}\t0\tTaken B\n`,
    )
  })
})
