import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { NotFound } from "../../src/shared/Failures.ts"
import { firstPage, type Paging, turnPage } from "../../src/shared/Paging.ts"
import { Records } from "../../src/shared/Records.ts"
import { suggestedKeyColumns, suggestedPersonKeyColumn } from "../../src/suppression/keyColumns.ts"
import { listSuppressions } from "../../src/suppression/listSuppressions.ts"
import { suppressionUploadedNotice } from "../../src/suppression/Notices.ts"
import { processSuppressionFile, uploadSuppressionFile } from "../../src/suppression/suppressionFile.ts"
import type { SuppressionListItem } from "../../src/suppression/SuppressionListItem.ts"
import { SuppressionLists } from "../../src/suppression/SuppressionLists.ts"
import type { SuppressionReport } from "../../src/suppression/SuppressionReport.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const item = (orderCode: string): SuppressionListItem => ({
  orderDate: "2026-02-23",
  orderCode,
  name: orderCode,
  description: "",
  quantity: Records.make(10),
  value: orderCode,
  savedListCode: null,
  countId: null,
})
const all = Array.from({ length: 25 }, (_, index) => item(`A${index + 1}`))
const file = {
  targetFile: "f1",
  columns: ["Name", "Street Address", "ZIP Code"],
  rows: [["Ann", "1 Main St", "60614"]],
}

const report: SuppressionReport = {
  id: "s1",
  rows: Records.make(7),
  matched: Records.make(4),
  unmatched: Records.make(2),
  rejected: Records.make(1),
  persons: Records.make(5),
  unmatchedLines: [],
  rejectedRows: [],
}

/** A site whose lists hold 25 rows of each kind; it remembers what it was asked. */
const site = () => {
  const asked: Array<string> = []
  const layer = Layer.succeed(SuppressionLists, {
    page: (kind, _, paging: Paging) => {
      asked.push(`${kind} ${paging.pageNumber}`)
      return Effect.succeed({
        items: all.slice(paging.start, paging.start + paging.pageSize),
        total: all.length,
      })
    },
    upload: ({ name }) => {
      asked.push(`upload ${name}`)
      return Effect.succeed(file)
    },
    process: (targetFile, listType, keys) => {
      const by = "personKey" in keys ? keys.personKey : `${keys.address}, ${keys.zip}`
      asked.push(`process ${targetFile} of ${listType} by ${by}`)
      return targetFile === "f1" ? Effect.succeed(report) : Effect.fail(new NotFound({ what: targetFile }))
    },
    notifyUpload: (quantity) => {
      asked.push(`notify ${quantity}`)
      return Effect.void
    },
  })
  return { asked, layer }
}
const query = { accountId: AccountId.make(7), listType: 10, name: "", number: "" }

describe("the lists to suppress by [ob9-suppression-paging]", () => {
  it("open with the first 12 rows and tell how many there are", async () => {
    const { layer } = site()
    const first = await Effect.runPromise(Effect.provide(listSuppressions("orders", query), layer))
    expect(first.items.map(({ orderCode }) => orderCode)).toEqual(
      all.slice(0, 12).map((one) => one.orderCode),
    )
    expect(first.paging).toMatchObject({ pageNumber: 1, pageSize: 12, total: 25 })
    const third = await Effect.runPromise(
      Effect.provide(listSuppressions("orders", query, turnPage(first.paging, 3)), layer),
    )
    expect(third.items.map(({ orderCode }) => orderCode)).toEqual(["A25"])
  })

  it("are not asked for a kind that the source does not offer", async () => {
    const { asked, layer } = site()
    const paging = { ...firstPage("suppression"), total: 25 }
    const files = await Effect.runPromise(
      Effect.provide(listSuppressions("files", { ...query, listType: 170 }, paging), layer),
    )
    expect(files).toEqual({ items: [], paging: firstPage("suppression") })
    expect(asked).toEqual([])
  })
})

describe("a suppression file", () => {
  it("is uploaded with a suggestion of its key columns, then loaded, and every row is reported", async () => {
    const { asked, layer } = site()
    const done = await Effect.runPromise(
      Effect.provide(
        Effect.gen(function* () {
          const { uploaded, suggested } = yield* uploadSuppressionFile({
            name: "a.csv",
            bytes: new Uint8Array(),
          })
          return yield* processSuppressionFile(10, uploaded, suggested)
        }),
        layer,
      ),
    )
    expect(done).toEqual({ report, notice: suppressionUploadedNotice })
    expect(asked).toEqual(["upload a.csv", "process f1 of 10 by Street Address, ZIP Code", "notify 7"])
  })

  it("of person keys needs no other column", async () => {
    const { asked, layer } = site()
    const load = (personKey: string) => processSuppressionFile(10, file, { personKey })
    await Effect.runPromise(Effect.provide(load("Name"), layer))
    expect(asked).toEqual(["process f1 of 10 by Name", "notify 7"])
    expect(await Effect.runPromise(Effect.provide(Effect.flip(load("KEY")), layer))).toEqual({
      _tag: "KeyColumnUnknown",
      column: "KEY",
    })
  })

  it("suggests the column of person keys by its name, however it is written", () => {
    expect(suggestedPersonKeyColumn(["Name", "Person Key"])).toEqual({ personKey: "Person Key" })
    expect(suggestedPersonKeyColumn(["PERSON_KEY", "personkey"])).toEqual({ personKey: "PERSON_KEY" })
    expect(suggestedPersonKeyColumn(["Name", "Key"])).toBeNull()
  })

  it("says when it will be there [ob5-upload-text]", () => {
    expect(suppressionUploadedNotice).toMatchObject({
      kind: "success",
      title: "",
      text: TEXTS.suppressionUploaded,
    })
  })

  it("is not loaded by a choice that cannot be used", async () => {
    const { asked, layer } = site()
    const chosen = { address: "Street Address", zip: null, firstName: null, lastName: null }
    const refused = await Effect.runPromise(
      Effect.provide(Effect.flip(processSuppressionFile(10, file, chosen)), layer),
    )
    expect(refused).toEqual({ _tag: "KeyColumnMissing", field: "zip" })
    expect(asked).toEqual([])
  })

  it("that could not be loaded is not told of", async () => {
    const { asked, layer } = site()
    const chosen = suggestedKeyColumns(file.columns)
    await Effect.runPromise(
      Effect.provide(Effect.flip(processSuppressionFile(10, { ...file, targetFile: "gone" }, chosen)), layer),
    )
    expect(asked.filter((call) => call.startsWith("notify"))).toEqual([])
  })
})
