import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import { priceLaws } from "../../src/testing/priceLaws.ts"
import { ofLaws, sentencesAbout } from "../property/Sentence.ts"

export const priceSentences = sentencesAbout(
  "pricing",
  ...ofLaws(
    priceLaws((list, order, terms, readings) => priceOrder(indexPriceList(list), order, terms, readings)),
  ),
)
