import { expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const original = async (call: string, body: object) =>
  (await (await signedIn(url)).post(`/PlaceOrder.aspx/${call}`, body)).body.d

const saving = (...targetOptions: ReadonlyArray<object>) => ({
  listType: 10,
  quickPickName: "Of a test",
  quickPickDesc: "For a test",
  targetOptions,
})

it("names the field that an upload lacks, and what it takes", async () => {
  const client = await signedIn(url)
  const form = new FormData()
  form.append("other", new File(["a"], "a.csv"))
  const response = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: client.cookie() },
    body: form,
  })
  expect(JSON.parse(await response.text()).d.ResultMessage).toBe(
    "file: is missing; it takes the file, as a part of a multipart form",
  )
})

it.each([
  [{ listType: "ten" }, "listType: must be a number"],
  [{}, "listType: the data source is missing"],
])("says of %j in words what a list of suppressions takes", async (asked, message) => {
  const pagingOptions = { PageNumber: 1, PageSize: 12 }
  const { ResultMessage } = await original("GetSuppressionList", { ...asked, pagingOptions })
  expect(ResultMessage).toContain(message)
})

it.each(["", null, undefined])("takes the account %j as none: the user's own", async (accountId) => {
  const asked = { listType: 10, accountId, pagingOptions: { PageNumber: 1, PageSize: 12 } }
  for (const call of ["GetSuppressionList", "GetSaveCountSuppressionList", "GetCustomSuppressions"])
    expect(await original(call, asked)).toMatchObject({ ResultFlag: true, ResultMessage: "" })
})

it("says how a range is written where a quick pick has its ends as two values", async () => {
  const age = (...texts: ReadonlyArray<string>) => ({
    ColumnName: "AGE",
    DemoCategoryType: 3,
    Values: texts.map((AttributeValue) => ({ AttributeValue, ColumnName: "AGE" })),
  })
  const { ResultMessage } = await original("SaveMyQuickpick", saving(age("25", "44")))
  expect(ResultMessage).toBe(
    "targetOptions: AGE takes ranges, each as one value with both ends, such as 25~44",
  )
  expect(await original("SaveMyQuickpick", saving(age("25~44")))).toMatchObject({ ResultFlag: true })
})
