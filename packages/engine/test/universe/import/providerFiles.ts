import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

/** Cells of a row by the name of their column. */
export type Cells = Readonly<Record<string, string>>

/** A record that nothing is wrong with. */
export const fit: Cells = {
  id: "1",
  house: "",
  first: "Ann",
  last: "Lee",
  street: "1 Oak St",
  zip: "60614",
  plus4: "1201",
  route: "C001",
  walk: "1",
  score: "1",
  lat: "41.92",
  lon: "-87.64",
  phone: "3125550101",
  dnc: "N",
  flat: "N",
  age: "40",
  sex: "M",
  born: "19800229",
  loan: "022020",
  pets: "1",
}

export const mapping = {
  version: 1,
  source: "Test",
  vintage: "2026-11",
  listType: 10,
  input: { format: "csv", files: ["people*.csv"] },
  record: {
    key: { column: "id", as: "number" },
    household: "house",
    firstName: "first",
    lastName: "last",
    address: "street",
    zip: "zip",
    plus4: "plus4",
    carrierRoute: "route",
    walkSequence: "walk",
    deliveryScore: "score",
    latitude: "lat",
    longitude: "lon",
    phone: { column: "phone", doNotCall: { column: "dnc" } },
    apartment: { column: "flat" },
  },
  attributes: [
    { column: "age", to: "AGE" },
    { column: "sex", to: "GENDER" },
    { column: "born", to: "BIRTHDATE" },
    { column: "loan", to: "LOANMONTH" },
    { column: "last", to: "LASTNAME" },
    { column: "pets", to: "PETS" },
  ],
}

/** The same for files of people in Canada: `post` holds the postal code. */
export const canadianMapping = {
  ...mapping,
  listType: 100,
  country: "CA",
  record: {
    key: { column: "id", as: "number" },
    household: "house",
    firstName: "first",
    lastName: "last",
    address: "street",
    postalCode: "post",
    walkSequence: "walk",
    deliveryScore: "score",
    latitude: "lat",
    longitude: "lon",
    phone: { column: "phone", doNotCall: { column: "dnc" } },
    apartment: { column: "flat" },
  },
  attributes: [
    { column: "age", to: "AGE" },
    { column: "sex", to: "GENDER" },
    { column: "last", to: "LASTNAME" },
    { column: "pets", to: "PETS" },
  ],
}

/** A record that nothing is wrong with, in Canada. */
export const fitCanadian: Cells = {
  id: "1",
  house: "",
  first: "Ann",
  last: "Roy",
  street: "1 King St W",
  post: "M5V 2T6",
  walk: "1",
  score: "1",
  lat: "43.64",
  lon: "-79.39",
  phone: "4165550101",
  dnc: "N",
  flat: "N",
  age: "40",
  sex: "M",
  pets: "1",
}

const cellText = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The rows under a head of all columns that the first has. */
export const csvOf = (rows: ReadonlyArray<Cells>): string => {
  const names = Object.keys(rows[0] ?? fit)
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ""))]
    .map((cells) => `${cells.map(cellText).join(",")}\n`)
    .join("")
}

/** `fit` with other cells; keys count from 1 by place, so that a row's line is its key plus one. */
export const peopleCsv = (...changed: ReadonlyArray<Cells>): string =>
  csvOf(changed.map((cells, at) => ({ ...fit, id: String(at + 1), street: `${at + 1} Oak St`, ...cells })))

/** An empty folder that goes when the test ends. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "listwright-import-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

/** A folder with a mapping file and other files. */
export const provided = Effect.fn("provided")(function* (
  files: Readonly<Record<string, string | Uint8Array>>,
  written: object = mapping,
) {
  const folder = yield* temporaryFolder
  const own = { "mapping.json": JSON.stringify(written), ...files }
  yield* Effect.promise(async () => {
    for (const [name, content] of Object.entries(own)) await writeFile(join(folder, name), content)
  })
  return { folder, mapping: join(folder, "mapping.json"), universe: join(folder, "universe") }
})

/** The refused rows as they are written, each as 'line column value kind'. */
export const refusedRows = (universe: string) =>
  Effect.promise(async () => {
    const text = await readFile(`${universe}.refused.csv`, "utf8")
    return text.trimEnd().split("\n").slice(1)
  })
