import { assert, layer } from "@effect/vitest"
import { PROVINCES } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Geography } from "../src/lookup/Geography.ts"

layer(Geography.layer)("The geography of Canada", (it) => {
  it.effect("holds 13 provinces and territories with the 36,991,981 people of the Census of 2021", () =>
    Effect.gen(function* () {
      const { provinces } = (yield* Geography).canada
      assert.deepStrictEqual(Object.fromEntries(provinces.map(({ code, name }) => [code, name])), PROVINCES)
      assert.strictEqual(
        provinces.reduce((sum, { population }) => sum + population, 0),
        36_991_981,
      )
    }),
  )

  it.effect("holds 1,619 forward sortation areas, each once and ascending, and none for Santa Claus", () =>
    Effect.gen(function* () {
      const { fsaInfo, fsas } = (yield* Geography).canada
      const codes = fsas.map(({ fsa }) => fsa)
      assert.strictEqual(codes.length, 1_619)
      assert.deepStrictEqual(codes, [...new Set(codes)].toSorted())
      assert.deepStrictEqual(
        codes.filter((code) => !/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/.test(code)),
        [],
      )
      assert.isUndefined(fsaInfo("H0H"))
    }),
  )

  it.effect("puts each in the province of its first letter, the east of X in Nunavut", () =>
    Effect.gen(function* () {
      const { fsaInfo, fsas, fsasOfProvince, provinces } = (yield* Geography).canada
      const provinceOf = (fsa: string) => fsaInfo(fsa)?.province
      assert.deepStrictEqual(
        [
          "T2P",
          "V6B",
          "R3C",
          "E1C",
          "A1C",
          "B3H",
          "X1A",
          "X0E",
          "X0A",
          "X0B",
          "X0C",
          "M5V",
          "K1A",
          "L5B",
          "N6A",
          "P3E",
        ].map(provinceOf),
        ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NT", "NU", "NU", "NU", "ON", "ON", "ON", "ON", "ON"],
      )
      assert.deepStrictEqual(["C1A", "G1A", "H3B", "J8X", "S4P", "Y1A"].map(provinceOf), [
        "PE",
        "QC",
        "QC",
        "QC",
        "SK",
        "YT",
      ])
      // Those that the dump splits at a comma of their names.
      assert.deepStrictEqual(["E1H", "E3C", "K0C", "K0H", "K0K", "P0M", "V0N"].map(provinceOf), [
        "NB",
        "NB",
        "ON",
        "ON",
        "ON",
        "ON",
        "BC",
      ])
      assert.strictEqual(
        provinces.reduce((sum, { code }) => sum + fsasOfProvince(code).length, 0),
        fsas.length,
      )
    }),
  )

  it.effect("puts each on land of its province, or close to it", () =>
    Effect.gen(function* () {
      const { fsas } = (yield* Geography).canada
      const beside = fsas.filter(
        ({ latitude, longitude }) =>
          !(latitude > 41.6 && latitude < 74 && longitude > -141 && longitude < -52.5),
      )
      assert.deepStrictEqual(beside, [])
      // Alberta lies between two meridians and two parallels, but for a corner in the mountains.
      for (const { latitude, longitude, province } of fsas)
        if (province === "AB")
          assert.isTrue(latitude >= 49 && latitude <= 60 && longitude >= -120 && longitude <= -110)
    }),
  )

  it.effect("has cities of many forward sortation areas, without their quarters", () =>
    Effect.gen(function* () {
      const { cities, fsaInfo, fsas, fsasOfCity } = (yield* Geography).canada
      assert.deepStrictEqual(
        fsasOfCity("ON", "toronto"),
        fsas.map(({ fsa }) => fsa).filter((fsa) => fsa.startsWith("M")),
      )
      assert.include(fsasOfCity("AB", "Calgary"), "T2P")
      assert.include(fsasOfCity("QC", "Montréal"), "H3B")
      assert.deepStrictEqual(
        ["T0A", "K0A", "A1A", "V7G", "R2E", "S4S", "J0L", "E3B", "T9H", "H9R", "K0K"].map(
          (fsa) => fsaInfo(fsa)?.city,
        ),
        [
          "St. Paul",
          "Almonte",
          "St. John's",
          "North Vancouver",
          "East St. Paul",
          "Regina",
          "Saint-Antoine-sur-Richelieu",
          "Fredericton",
          "Fort McMurray",
          "Pointe-Claire",
          "Picton",
        ],
      )
      const keys = cities.map(({ name, province }) => `${province} ${name}`)
      assert.strictEqual(new Set(keys).size, keys.length)
      assert.strictEqual(
        cities.reduce((sum, city) => sum + city.fsas.length, 0),
        fsas.length,
      )
      // What the dump lost, or says beside the name of a city.
      const odd = cities.filter(
        ({ name }) =>
          !/^[\p{Lu}\d]/u.test(name) ||
          /[\uFFFD()/,&]| {2}|- |\b(?:Northeast|Central|Provincial)$/.test(name),
      )
      assert.deepStrictEqual(odd, [])
    }),
  )

  it.effect("knows a well-formed postal code of an FSA that exists", () =>
    Effect.gen(function* () {
      const { wellFormed } = (yield* Geography).canada
      assert.deepStrictEqual(
        wellFormed([
          "M5V2T6",
          "M5V",
          "M5V2T6",
          "M5V2D6",
          "M5V2O6",
          "M5V 2T6",
          "H0H0H0",
          "Z9Z9Z9",
          "M5",
          "60614",
          "K1A0B1",
          "",
        ]),
        ["M5V2T6", "M5V", "K1A0B1"],
      )
    }),
  )
})
