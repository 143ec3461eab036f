import { Actor, Api } from "@listwright/adapters"
import { roleAbilities } from "@listwright/domain/account"
import { allowedSources } from "@listwright/domain/catalog"
import { displayedPrices, type PriceDisplay } from "@listwright/domain/pricing"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { toServicePriceDisplay } from "../../../configuration/ServicePricesFile.ts"
import { PriceLists } from "../../../pricing/PriceLists.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"

/** The priced sources that the user may order, whose prices the user may see. */
const pricedSources = Effect.gen(function* () {
  const { user } = yield* Actor
  const { configuration } = yield* Site
  const lists = yield* PriceLists
  const sources = allowedSources(user.sources, chosenReading(list270Reading, configuration.readings))
  const priced = yield* Effect.forEach(sources, (code) =>
    Effect.map(Effect.option(lists.current(code)), (list) => (Option.isSome(list) ? [code] : [])),
  )
  return priced.flat()
})

/** Returns whether the user sees prices at all. */
const seesPricing = Effect.map(Actor, ({ user }) => roleAbilities(user.role).seesPricing)

const allowedCodes = Effect.gen(function* () {
  if (!(yield* seesPricing)) return { DisplayData: [] }
  const { servicePrices } = yield* Site
  return { DisplayData: [...(yield* pricedSources), ...servicePrices.map(({ code }) => code)] }
})

const pricesOfSource = Effect.fn("pricesOfSource")(function* (listType: number) {
  const lists = yield* PriceLists
  const isAllowed = (yield* allowedCodes).DisplayData.includes(listType)
  const list = isAllowed ? yield* Effect.option(lists.current(listType)) : Option.none()
  if (Option.isNone(list))
    return yield* new CallRefused({ reason: `listType: there are no prices of ${listType} to show` })
  const display: PriceDisplay = displayedPrices(list.value.list)
  return display
})

const pricesOfServices = Effect.fn("pricesOfServices")(function* (codes: ReadonlyArray<number>) {
  if (!(yield* seesPricing)) return []
  const { servicePrices } = yield* Site
  return codes.flatMap((code) =>
    servicePrices.filter((service) => service.code === code).map(toServicePriceDisplay),
  )
})

/** Calls for the price page. */
export const layerPriceDisplay = HttpApiBuilder.group(Api, "PriceDisplay", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetPricingDisplayData: () => toEnvelope(allowedCodes),
      GetPriceByDataSource: ({ payload }) => toEnvelope(pricesOfSource(payload.listType)),
      GetMAPrice: ({ payload }) => toEnvelope(pricesOfServices(payload.listType)),
    }),
  ),
)
