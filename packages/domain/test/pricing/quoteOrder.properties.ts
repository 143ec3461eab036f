import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { quoteOrder } from "../../src/pricing/quote/quoteOrder.ts"
import { lawsOfQuotes } from "../../src/testing/quoteLaws.ts"
import { ofLaws, sentencesAbout } from "../property/Sentence.ts"

export const quoteSentences = sentencesAbout(
  "pricing",
  ...ofLaws(
    lawsOfQuotes((list, order, terms, readings) => quoteOrder(indexPriceList(list), order, terms, readings)),
  ),
)
