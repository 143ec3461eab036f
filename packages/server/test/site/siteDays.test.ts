import { isSuppressedByDays } from "@listwright/domain/suppression"
import { AccountId } from "@listwright/domain/account"
import { DateTime } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatIsoDay, toTimeSpan, findTimeZone } from "../../src/site/siteDays.ts"

const zone = DateTime.zoneMakeNamedUnsafe
const span = (start: string, end: string, name: string) => {
  const { before, from } = toTimeSpan({ start, end }, zone(name))
  return [from.toISOString(), before.toISOString()]
}

describe("the days of a site", () => {
  it.each([
    ["UTC", "2026-03-08", "2026-03-08", "2026-03-08T00:00:00.000Z", "2026-03-09T00:00:00.000Z"],
    ["America/Chicago", "2026-01-15", "2026-01-15", "2026-01-15T06:00:00.000Z", "2026-01-16T06:00:00.000Z"],
    // The clocks go forward: a day of 23 hours; and back: one of 25.
    ["America/Chicago", "2026-03-08", "2026-03-08", "2026-03-08T06:00:00.000Z", "2026-03-09T05:00:00.000Z"],
    ["America/Chicago", "2026-11-01", "2026-11-01", "2026-11-01T05:00:00.000Z", "2026-11-02T06:00:00.000Z"],
    ["Pacific/Honolulu", "2026-12-31", "2027-01-01", "2026-12-31T10:00:00.000Z", "2027-01-02T10:00:00.000Z"],
    // This day began at one o'clock.
    ["America/Sao_Paulo", "2018-11-04", "2018-11-04", "2018-11-04T03:00:00.000Z", "2018-11-05T02:00:00.000Z"],
  ])("in %s from %s to %s begin and end when they do", (name, start, end, from, before) => {
    expect(span(start, end, name)).toEqual([from, before])
  })

  it("match a moment exactly as spans include it", () => {
    const zones = ["America/Chicago", "America/New_York", "Pacific/Honolulu", "America/Sao_Paulo", "UTC"]
    const moments = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) })
    const property = fc.property(
      fc.constantFrom(...zones),
      moments,
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: -3_600_000, max: 3_600_000 }),
      (name, at, shift, length, off) => {
        const shifted = (days: number) => formatIsoDay(new Date(at + days * 86_400_000), zone(name))
        const days = { start: shifted(shift), end: shifted(shift + length) }
        const { before, from } = toTimeSpan(days, zone(name))
        // Near the borders as well as anywhere.
        for (const moment of [
          at,
          from.getTime() + off,
          before.getTime() + off,
          from.getTime(),
          before.getTime() - 1,
        ]) {
          const prior = {
            accountId: AccountId.make(1),
            listType: 10,
            day: formatIsoDay(new Date(moment), zone(name)),
          }
          expect(moment >= from.getTime() && moment < before.getTime()).toBe(
            isSuppressedByDays(prior, prior, days),
          )
        }
      },
    )
    fc.assert(property, { numRuns: 1_000 })
  })

  it("need an existing time zone", () => {
    expect(findTimeZone("America/Chicago")._tag).toBe("Some")
    expect(findTimeZone("Chicago/America")._tag).toBe("None")
  })
})
