import type { Rows } from "../../format/rows/Rows.ts"
import { Random } from "../random/Random.ts"
import { creditFiller } from "./fillCredit.ts"
import { reachFiller } from "./fillReach.ts"
import { traitsFiller } from "./fillTraits.ts"
import { vehicleFiller } from "./fillVehicle.ts"
import { personKind } from "./Traits.ts"

/**
 * The random stream for lifestyle attributes, separate from the stream that generates a ZIP Code's people, which must
 * not change.
 */
const STREAM = 0x6c696665

/**
 * Returns a function that writes the flags and models of generated people, based on the attributes in their rows. It
 * covers all rows of a ZIP Code, from `start` to `end` (exclusive). `urbanity` is the place's, from 0 to 1.
 */
export const lifestyleFiller = (rows: Rows) => {
  const fillTraits = traitsFiller(rows)
  const fillVehicle = vehicleFiller(rows)
  const fillCredit = creditFiller(rows)
  const fillReach = reachFiller(rows)
  const [households, incomes, ages] = [rows.column("HOUSEHOLD"), rows.column("INCOME"), rows.column("AGE")]
  const [genders, children] = [rows.column("GENDER"), rows.column("CHILDREN")]
  const owners = rows.column("OWNERRENTER")

  return (seed: number, zip: number, urbanity: number, start: number, end: number): void => {
    const random = new Random(seed ^ STREAM, zip)
    for (let from = start, to = start; from < end; from = to) {
      while (to < end && households[to] === households[from]) to++
      const [income, hasChildren, owner] = [incomes[from] ?? 0, children[from] === 1, owners[from] === 1]
      fillVehicle(random, income, hasChildren, urbanity, from, to)
      fillCredit(random, ages[from] ?? 0, owner, from, to)
      for (let row = from; row < to; row++) {
        const age = ages[row] ?? 0
        fillTraits(
          random,
          row,
          personKind(income, age, urbanity, genders[row] === 1, hasChildren, owner),
          owner,
        )
        fillReach(random, row, age, income)
      }
    }
  }
}
