import { assert, describe, it } from "@effect/vitest"
import { type Address, isResidential } from "../../src/sample-universe/addresses/Address.ts"
import { AddressStream } from "../../src/sample-universe/addresses/AddressStream.ts"
import { consumerUniverse } from "../../src/sample-universe/consumerUniverse.ts"
import { LOAN_TYPES, MOVE_DISTANCE, MOVE_TYPE, MOVE_DATES } from "../../src/catalog/moverColumns.ts"
import { moverUniverse } from "../../src/sample-universe/movers/moverUniverse.ts"
import { nameLists } from "../../src/sample-universe/people/nameLists.ts"
import { distributeRecords } from "../../src/sample-universe/places/distributeRecords.ts"
import { ADDRESS_KINDS, HOUSEHOLD_FIRST } from "../../src/format/rows/rowColumns.ts"

const SEED = 7
const STATES = ["DC", "OH", "IL"]
const names = nameLists()
const places = moverUniverse.layOut(SEED, 300_000, STATES)
const { households, rows } = moverUniverse.fill(SEED, places, names)
const column = (name: string) => rows.column(name)
const at = (name: string, row: number): number => column(name)[row] ?? 0
const all = [...Array(rows.length).keys()]
const share = (holds: (row: number) => boolean, of: (row: number) => boolean): number =>
  all.filter((row) => of(row) && holds(row)).length / all.filter(of).length
const isBuyer = (row: number): boolean => at("MOVETYPE", row) === MOVE_TYPE.bought
const isLoan =
  (type: (typeof LOAN_TYPES)[number]) =>
  (row: number): boolean =>
    at("LOANTYPE", row) === LOAN_TYPES.indexOf(type) + 1

const columns = moverUniverse.columns(names).map((stored) => stored.column)
const states = columns.find((one) => one.column === "FROMSTATE")?.values ?? []
const stateOf = new Map(places.map((place) => [Number(place.zip), place.state]))

describe("The movers of the demo", () => {
  it("are four for a hundred consumers, a row an adult, in the order of ZIP Codes and keys", () => {
    assert.strictEqual(rows.length, 12_000)
    assert.isAbove(households, 5_500)
    assert.isBelow(households, 8_500)
    const byHousehold = Map.groupBy(all, (row) => `${at("ZIP", row)} ${at("HOUSEHOLD", row)}`)
    assert.strictEqual(byHousehold.size, households)
    for (const own of byHousehold.values()) {
      const isFirst = own.map((row) => (at("HOUSEHOLD_FIRST", row) & HOUSEHOLD_FIRST.any) !== 0)
      assert.deepStrictEqual(
        isFirst,
        own.map((_, place) => place === 0),
      )
      for (const name of ["MOVEDATE", "MOVETYPE", "PRICE", "ZIP4", "NUMBER", "UNIT"])
        assert.strictEqual(new Set(own.map((row) => at(name, row))).size, 1, name)
    }
    const inOrder = (row: number): boolean =>
      row === 0 ||
      at("ZIP", row - 1) < at("ZIP", row) ||
      at("HOUSEHOLD", row - 1) < at("HOUSEHOLD", row) ||
      at("KEY_HIGH", row - 1) <= at("KEY_HIGH", row)
    assert.deepStrictEqual(
      all.filter((row) => at("ROW_ID", row) !== row || !inOrder(row)),
      [],
    )
    assert.strictEqual(
      new Set(all.map((row) => `${at("KEY_HIGH", row)} ${at("KEY_LOW", row)}`)).size,
      rows.length,
    )
  })

  it("live at homes that consumers live at, spread over all of these", () => {
    const largest = places.toSorted((a, b) => b.records - a.records).slice(0, 20)
    const byQuarter = [0, 0, 0, 0]
    for (const place of largest) {
      const consumers = distributeRecords([place], place.people, () => 1)
      const addresses = consumerUniverse.fill(SEED, consumers, names).households
      const stream = new AddressStream(SEED, place, names.streets.length)
      // A ZIP Code has a few more homes than its consumers fill.
      const lived = Array.from({ length: Math.ceil(1.1 * addresses) }, (): Address =>
        stream.nextWhere(isResidential),
      ).filter(({ kind }) => kind !== ADDRESS_KINDS.box)
      let passed = -1
      for (let row = place.firstRow; row < place.firstRow + place.records; row++) {
        if ((at("HOUSEHOLD_FIRST", row) & HOUSEHOLD_FIRST.any) === 0) continue
        const [zip4, number, unit] = [at("ZIP4", row), at("NUMBER", row), at("UNIT", row)]
        passed = lived.findIndex(
          (home, which) =>
            which > passed && home.zip4 === zip4 && home.number === number && home.unit === unit,
        )
        assert.isAtLeast(passed, 0, `row ${row}`)
        assert.strictEqual(rows.latitudes[row], lived[passed]?.latitude)
        assert.strictEqual(at("ROUTE", row), lived[passed]?.route)
        const quarter = Math.min(Math.floor((4 * 1.1 * passed) / lived.length), 3)
        byQuarter[quarter] = (byQuarter[quarter] ?? 0) + 1
      }
    }
    const taken = byQuarter.reduce((sum, count) => sum + count, 0)
    for (const [quarter, count] of byQuarter.entries())
      assert.approximately(count / taken, 0.25, 0.08, `quarter ${quarter} of ${taken}`)
  })

  it("moved within the twelve months before the vintage, on days that exist, most of them in summer", () => {
    const byMonth = Map.groupBy(all, (row) => Math.floor(at("MOVEDATE", row) / 100))
    assert.strictEqual(byMonth.size, 12)
    for (const row of all) {
      const date = String(at("MOVEDATE", row))
      assert.isTrue(date >= MOVE_DATES.first && date <= MOVE_DATES.last, date)
      const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
      assert.strictEqual(new Date(iso).toISOString().slice(0, 10), iso)
    }
    assert.isAbove(byMonth.get(202_607)?.length ?? 0, 1.3 * (byMonth.get(202_601)?.length ?? 0))
  })

  it("paid for homes that they bought and for no others, and borrowed less than that in the same month", () => {
    const ofBuyers = [
      "PRICE",
      "FIRSTTIMEBUYER",
      "LOANAMOUNT",
      "LOANMONTH",
      "LOANTYPE",
      "LOANRATE",
      "HOMEVALUE",
    ]
    for (const row of all) {
      if (!isBuyer(row)) for (const name of ofBuyers) assert.strictEqual(at(name, row), 0, name)
      const [price, loan] = [at("PRICE", row), at("LOANAMOUNT", row)]
      if (price > 0 && loan > 0) assert.isAtMost(loan, price)
      if (loan > 0) assert.strictEqual(at("LOANMONTH", row), Math.floor(at("MOVEDATE", row) / 100))
      assert.strictEqual(at("LOANTYPE", row) > 0, loan > 0)
    }
    const bought = share(isBuyer, () => true)
    assert.isAbove(bought, 0.3)
    assert.isBelow(bought, 0.65)
    for (const name of ["PRICE", "LOANAMOUNT"]) {
      const bounds = columns.find((one) => one.column === name)
      const held = all.map((row) => at(name, row)).filter((value) => value > 0)
      assert.isAtLeast(Math.min(...held), Number(bounds?.min))
      assert.isAtMost(Math.max(...held), Number(bounds?.max))
    }
  })

  it("make sense: the young rent and buy first homes, insured loans are for cheap ones", () => {
    const isYoung = (row: number): boolean => at("AGE", row) > 0 && at("AGE", row) < 32
    const isOld = (row: number): boolean => at("AGE", row) > 55
    assert.isAbove(share(isBuyer, isOld), share(isBuyer, isYoung) + 0.2)
    const isFirst = (row: number): boolean => at("FIRSTTIMEBUYER", row) === 1
    assert.isAbove(
      share(isFirst, (row) => isBuyer(row) && isYoung(row)),
      2 * share(isFirst, (row) => isBuyer(row) && isOld(row)),
    )
    const borrowed = (row: number): boolean => at("LOANAMOUNT", row) > 0
    const isDear = (row: number): boolean => at("PRICE", row) > 520
    assert.isAbove(
      share(isLoan("FHA"), (row) => borrowed(row) && isFirst(row) && !isDear(row)),
      0.25,
    )
    assert.isBelow(
      share(isLoan("FHA"), (row) => borrowed(row) && isDear(row)),
      0.06,
    )
    const mean = (holds: (row: number) => boolean): number => {
      const prices = all.filter((row) => holds(row) && at("PRICE", row) > 0).map((row) => at("PRICE", row))
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    assert.isAbove(
      mean((row) => at("INCOME", row) >= 9),
      1.2 * mean((row) => at("INCOME", row) <= 5),
    )
  })

  it("came from their own state unless from another one, and never from another county of one county", () => {
    for (const row of all) {
      const [distance, from] = [at("MOVEDISTANCE", row), states[at("FROMSTATE", row) - 1]?.value]
      const here = stateOf.get(at("ZIP", row))
      if (distance === 0) assert.isUndefined(from)
      else if (distance === MOVE_DISTANCE.farther) assert.notStrictEqual(from, here)
      else assert.strictEqual(from, here)
      if (here === "DC") assert.notStrictEqual(distance, MOVE_DISTANCE.state)
    }
    assert.strictEqual(states.length, 51)
    const far = (row: number): boolean => at("MOVEDISTANCE", row) === MOVE_DISTANCE.farther
    const from = (state: string) => (row: number) => states[at("FROMSTATE", row) - 1]?.value === state
    const toOhio = (row: number): boolean => far(row) && stateOf.get(at("ZIP", row)) === "OH"
    assert.isAbove(share(from("MI"), toOhio), 1.5 * share(from("WA"), toOhio), "neighbors come more often")
  })
})
