import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { CodeType } from "../../src/geography/Areas.ts"
import { zipTypeName } from "../../src/geography/codes/zipTypes.ts"
import { ALL_AREAS_ENABLED, sourceAreaKinds } from "../../src/geography/step/sourceAreaKinds.ts"
import { LIST_TYPES } from "../../src/catalog/listTypes.ts"
import { AREA_KINDS } from "../../src/glossary/areaKinds.ts"
import { ATTRIBUTES } from "../../src/glossary/attributes.ts"
import { ORDER_AMOUNT_NAMES } from "../../src/glossary/orderAmountNames.ts"
import { CHARGES, PRICE_ELEMENTS } from "../../src/glossary/priceElements.ts"
import { RECORD_FIELDS } from "../../src/glossary/recordFields.ts"
import { SUPPRESSIONS } from "../../src/glossary/suppressions.ts"

const root = join(import.meta.dirname, "../../../..")

const labels = [
  ...Object.values(ATTRIBUTES),
  ...Object.values(AREA_KINDS).map(({ label }) => label),
  ...Object.values(RECORD_FIELDS),
  ...Object.values(PRICE_ELEMENTS),
  ...Object.values(CHARGES),
  ...Object.values(ORDER_AMOUNT_NAMES),
  ...Object.values(SUPPRESSIONS),
]

/** Columns of a customer's own file, which the recorded calls upload. */
const customersFile = /^packages\/adapters\/src\/mock\/recording\//

describe("labels", () => {
  it("of several words are only in the glossary", () => {
    const severalWords = labels.filter((label) => label.includes(" "))
    const wholeText = new RegExp(
      severalWords
        .map((label) => label.replaceAll(/[+().]/g, String.raw`\$&`))
        .map((label) => `["'\`]${label}["'\`]|>\\s*${label}\\s*<`)
        .join("|"),
      "g",
    )
    const strangers = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !file.includes("/glossary/") && !customersFile.test(file))
      .flatMap((file) => {
        const content = readFileSync(join(root, file), "utf8")
        // The expression is slow, and few files have any of them.
        const mayHold = severalWords.some((label) => content.includes(label))
        return mayHold ? [...content.matchAll(wholeText)].map(([text]) => `${file}: ${text}`) : []
      })
    expect(strangers).toEqual([])
  })

  it("are words, not names of the code", () => {
    expect(labels.filter((label) => /[a-z][A-Z]|_/.test(label) || label !== label.trim())).toEqual([])
  })

  it("tell the attributes apart, and the kinds of areas", () => {
    const kinds = Object.values(AREA_KINDS)
    for (const names of [
      Object.values(ATTRIBUTES),
      kinds.map(({ label }) => label),
      kinds.map(({ one }) => one),
    ])
      expect([...new Set<string>(names)]).toEqual(names)
  })

  it("exist for every kind of area that a source offers", () => {
    const kinds = new Set(LIST_TYPES.flatMap(({ code }) => sourceAreaKinds(code, ALL_AREAS_ENABLED)))
    expect([...kinds].toSorted()).toEqual(Object.keys(AREA_KINDS).toSorted())
  })

  it.each<CodeType>(["zip", "zip4", "carrierRoute", "postalCode"])(
    "of %s are those of pasted codes",
    (kind) => {
      expect(zipTypeName(kind)).toBe(AREA_KINDS[kind === "plainZip" ? "zip" : kind].label)
    },
  )
})
