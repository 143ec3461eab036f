import fc from "fast-check"
import { redistribute } from "../../../src/counting/quantities/redistribute.ts"
import {
  quantitiesForTotal,
  totalWantedRecords,
  wantedQuantities,
} from "../../../src/counting/quantities/wantedQuantities.ts"
import { redistributionLaws, satisfiableTotals } from "../../../src/testing/redistributionLaws.ts"
import { always, ofLaws, sentencesAbout } from "../../property/Sentence.ts"

export const redistributeSentences = sentencesAbout(
  "order",
  ...ofLaws(redistributionLaws(redistribute)),
  always(
    "the quantities by area key give the total that was wanted",
    fc.property(satisfiableTotals, ({ available, total }) => {
      const counted = available.map((quantity, index) => ({
        key: `zip:${index}`,
        available: quantity,
        withPhones: 0,
      }))
      return (
        totalWantedRecords(wantedQuantities(counted, { quantities: quantitiesForTotal(counted, total) })) ===
        total
      )
    }),
  ),
)
