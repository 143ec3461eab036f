import type { Rows } from "../../format/rows/Rows.ts"
import type { Random } from "../random/Random.ts"
import { NEW_CONSUMER_DATES } from "../../catalog/newConsumers.ts"

/** Returns the code for Y or N. */
const yes = (is: boolean): number => (is ? 1 : 2)

const MONTHS = 12
const DAYS = 28

/** Returns a function that writes how a person can be reached and, for new consumers, when they became known. */
export const reachFiller = (rows: Rows) => {
  const [emails, mobiles] = [rows.column("EMAILREACH"), rows.column("MOBILEREACH")]
  const [dates, moved] = [rows.column("NEWCONSUMERDATE"), rows.column("LENGTHRES")]
  const [firstYear, firstMonth] = [
    Number(NEW_CONSUMER_DATES.first.slice(0, 4)),
    Number(NEW_CONSUMER_DATES.first.slice(4, 6)) - 1,
  ]
  return (random: Random, row: number, age: number, income: number): void => {
    const settled = Math.min(Math.max(((age === 0 ? 45 : age) - 25) / 50, 0), 1)
    emails[row] = yes(random.chance(0.58 + 0.015 * income - 0.12 * settled))
    mobiles[row] = yes(random.chance(0.78 + 0.006 * income - 0.32 * settled))
    const isYoung = age > 0 && age < 24
    const hasMoved = (moved[row] ?? 0) >= firstYear
    if (!random.chance(0.02 + (isYoung ? 0.3 : 0) + (hasMoved ? 0.12 : 0))) return
    const month = firstMonth + random.below(MONTHS)
    const year = firstYear + Math.floor(month / 12)
    dates[row] = year * 10_000 + ((month % 12) + 1) * 100 + random.between(1, DAYS)
  }
}
