import fc from "fast-check"
import { redistribute } from "../../../src/counting/quantities/redistribute.ts"
import {
  quantitiesForTotal,
  totalWanted,
  wantedQuantities,
} from "../../../src/counting/quantities/wantedQuantities.ts"
import { lawsOfSpreading, possible } from "../../../src/testing/spreadingLaws.ts"
import { always, ofLaws, sentencesAbout } from "../../property/Sentence.ts"

export const redistributeSentences = sentencesAbout(
  "order",
  ...ofLaws(lawsOfSpreading(redistribute)),
  always(
    "the quantities by area key give the total that was wanted",
    fc.property(possible, ({ available, total }) => {
      const counted = available.map((quantity, index) => ({
        key: `zip:${index}`,
        available: quantity,
        withPhones: 0,
      }))
      return (
        totalWanted(wantedQuantities(counted, { quantities: quantitiesForTotal(counted, total) })) === total
      )
    }),
  ),
)
