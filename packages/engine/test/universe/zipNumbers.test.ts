import { DuckDBInstance } from "@duckdb/node-api"
import { assert, describe, it } from "@effect/vitest"
import { readFsas, readZips } from "@listwright/geography"
import fc from "fast-check"
import { ZIP_NUMBERS } from "../../src/format/rows/zipNumbers.ts"

const letter = fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
const digit = fc.constantFrom(...Array.from("0123456789"))
const joined = (...parts: ReadonlyArray<fc.Arbitrary<string>>) =>
  fc.tuple(...parts).map((characters) => characters.join(""))

const CODES = {
  US: { zip: joined(digit, digit, digit, digit, digit), plus4: joined(digit, digit, digit, digit) },
  CA: { zip: joined(letter, digit, letter), plus4: joined(digit, letter, digit) },
} as const

const order = <A>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0)

describe("The numbers of places", () => {
  for (const country of ["US", "CA"] as const) {
    const { plus4Number, plus4Text, zipCharacters, zipNumber, zipText } = ZIP_NUMBERS[country]
    const { plus4, zip } = CODES[country]

    it(`${country}: have one text each, and order as the texts do`, () => {
      fc.assert(
        fc.property(zip, zip, plus4, plus4, (a, b, c, d) => {
          assert.strictEqual(zipText(zipNumber(a)), a)
          assert.strictEqual(order(zipNumber(a), zipNumber(b)), order(a, b))
          assert.strictEqual(plus4Text(plus4Number(c)), c)
          assert.strictEqual(order(plus4Number(c), plus4Number(d)), order(c, d))
          assert.strictEqual(a.length, zipCharacters)
        }),
        { numRuns: 500 },
      )
    })

    it(`${country}: are below 100,000 and 10,000, and those of the four digits 0 for none alone`, () => {
      fc.assert(
        fc.property(zip, plus4, (a, c) => {
          assert.isTrue(zipNumber(a) >= 0 && zipNumber(a) < 100_000)
          assert.isTrue(plus4Number(c) >= (c === "0000" ? 0 : 1) && plus4Number(c) < 10_000)
        }),
      )
    })

    it(`${country}: are none of a code of the other country`, () => {
      const other = CODES[country === "US" ? "CA" : "US"]
      fc.assert(
        fc.property(
          other.zip,
          other.plus4,
          (a, c) => Number.isNaN(zipNumber(a)) && Number.isNaN(plus4Number(c)),
        ),
      )
    })

    it(`${country}: are the same in SQL`, async () => {
      const connection = await (await DuckDBInstance.create()).connect()
      const { plus4Sql, zipSql } = ZIP_NUMBERS[country]
      const all = country === "US" ? readZips().map((info) => info.zip) : readFsas().map(({ fsa }) => fsa)
      const some = all.filter((_, at) => at % 97 === 0)
      const rests = fc.sample(plus4, some.length)
      const rows = some.map((code, at) => `(${zipNumber(code)}::UINTEGER, '${rests[at]}')`)
      const found = await connection.runAndReadAll(
        `SELECT ${zipSql("zip")}, ${plus4Sql("rest")} FROM (VALUES ${rows.join(", ")}) AS codes(zip, rest)`,
      )
      assert.deepStrictEqual(
        found.getRows().map(([code, number]) => [code, Number(number)]),
        some.map((code, at) => [code, plus4Number(rests[at] ?? "")]),
      )
      connection.closeSync()
    })
  }

  it("are what people can read: M5V 2T6 is 13,522 and 2,206", () => {
    const { plus4Number, zipNumber } = ZIP_NUMBERS.CA
    assert.deepStrictEqual([zipNumber("M5V"), plus4Number("2T6")], [13_522, 2_206])
    assert.deepStrictEqual(
      [zipNumber("A0A"), zipNumber("Z9Z"), plus4Number("0A0"), plus4Number("9Z9")],
      [1_001, 26_926, 10, 9_269],
    )
  })
})
