import { Actor, Api, criteriaOfDemos, type SelectedDemo } from "@listwright/adapters"
import { defaultOutputColumns } from "@listwright/domain/audience"
import { traitsOf, universeOf } from "@listwright/domain/catalogue"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { outputFields } from "@listwright/domain/glossary"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { PriceLists } from "../../../pricing/PriceLists.ts"
import { QuoteDesk } from "../../../pricing/QuoteDesk.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { ensureOrderable } from "../../answering/ensureOffered.ts"

interface ColumnsQuestion {
  readonly selectedQty: number
  readonly priceListId: string
  readonly currentSelectedCols?: string | ReadonlyArray<string> | null
  readonly selectedDemo?: ReadonlyArray<SelectedDemo> | null
}

const namesOf = (said: ColumnsQuestion["currentSelectedCols"]): ReadonlyArray<string> =>
  typeof said === "string" ? defaultOutputColumns(said) : (said ?? [])

const unknown = (id: string) =>
  new CallRefused({
    message: `priceListId: there are no prices called '${id}'. Take the PriceListId of a count.`,
  })

/** So many records in one place. */
const counted = (quantity: number) => ({
  total: quantity,
  areas: [{ key: "", available: quantity, withPhones: 0 }],
})

/** The columns of every file, and those that can be added to it, each with its price at a quantity. */
const offeredColumns = Effect.fn("offeredColumns")(function* (question: ColumnsQuestion) {
  const { user } = yield* Actor
  const { priceListId, selectedDemo, selectedQty } = question
  const sold = yield* Effect.mapError((yield* PriceLists).named(priceListId), () => unknown(priceListId))
  const { listType } = sold
  // Prices of a source that the user may not order look like none.
  yield* Effect.mapError(ensureOrderable(listType), () => unknown(priceListId))
  const definition = canonicalDefinition({
    ...emptyDefinition(listType),
    audience: { unit: "individuals", criteria: criteriaOfDemos(selectedDemo ?? []) },
  })
  const asked = {
    definition,
    choices: {
      listUsage: 1,
      promoCode: null,
      quantities: {},
      outputColumns: namesOf(question.currentSelectedCols),
    },
  }
  const desk = yield* QuoteDesk
  const refused = ({ message }: { readonly message: string }) => new CallRefused({ message })
  const prices = yield* Effect.mapError(desk.prices(user, asked), refused)
  const extras = yield* Effect.mapError(
    desk.extras({ priceListId, site: { ...prices.site, prices: sold.prices } }, asked, counted(selectedQty)),
    refused,
  )
  return {
    DefaultOutputList: outputFields(
      traitsOf(listType).country,
      universeOf(listType)?.hasCompanies ?? false,
    ).join(","),
    AdditionalOutputColumns: extras.columns,
  }
})

export const layerPricing = HttpApiBuilder.group(Api, "Pricing", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetAdditionalOutputColumnsAndPrice: HttpApiBuilder.handler(
        Api,
        "Pricing",
        "GetAdditionalOutputColumnsAndPrice",
        ({ payload }) => answering(offeredColumns(payload)),
      ),
    }),
  ),
)
