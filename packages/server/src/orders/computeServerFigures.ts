import type { Reach, User } from "@listwright/domain/account"
import { sourceRefusal } from "@listwright/domain/catalog"
import { CountUnavailable, listRefusal } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { contactProblems, totalsWithTax } from "@listwright/domain/order"
import { regionCode, type MessageText } from "@listwright/domain/shared"
import { currentDatesAt } from "@listwright/domain/suppression"
import { DateTime, Effect, Option } from "effect"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { OrderingTerms } from "../accounts/OrderingTerms.ts"
import type { PlaceCommand } from "./OrderPlacements.ts"
import { PlacementRefused } from "./PlacementErrors.ts"
import { TAX_UNAVAILABLE_MESSAGE, assessTax } from "./assessTax.ts"

const STATE_MISSING = "Please choose a state."
const taxUnknown = (state: string): string =>
  `This site doesn't have a sales tax rate for ${state}. Please contact us.`

/** The message shown if the engine doesn't respond. */
export const COUNT_UNAVAILABLE_MESSAGE =
  "We can't count the list right now. Nothing was charged. Please try again."

const refuse = (reason: MessageText) => new PlacementRefused({ reason })

/** Returns the server's own figures for the current draft, and the errors in the contact that determines the tax. */
export const computeServerFigures = Effect.fn("computeServerFigures")(function* (
  user: User,
  reach: Reach,
  draft: Draft,
  command: PlaceCommand,
) {
  const terms = yield* OrderingTerms
  const desk = yield* PriceDesk
  const site = yield* terms.of(user)
  // The site may have taken the source away since the list was begun, or some of its areas.
  const refusal =
    sourceRefusal(draft.listType, user.sources, site) ??
    listRefusal(draft.definition, {
      site,
      todays: currentDatesAt(yield* DateTime.now),
      held: draft.definition,
    })
  if (refusal !== null) return yield* refuse(refusal)
  const priced = yield* desk.price(user, draft, { accountId: draft.accountId, reach }).pipe(
    Effect.mapError((error) => {
      if (error._tag === "NotPriced") return refuse(error.message)
      return refuse(error instanceof CountUnavailable ? COUNT_UNAVAILABLE_MESSAGE : error.reason)
    }),
  )
  const { state, zip, countryCode } = command.contact
  const pretax = priced.price.figures.totalBeforeTax
  const problems = contactProblems(command.contact)
  const region = regionCode(countryCode, state) ?? state.trim()
  const known = yield* assessTax(site, pretax, { state: region, zip, countryCode }).pipe(
    Effect.asSome,
    Effect.catchTags({
      TaxUnknown: () => Effect.succeedNone,
      TaxUnavailable: () => Effect.fail(refuse(TAX_UNAVAILABLE_MESSAGE)),
    }),
  )
  // Refuses an address without a known tax rate like an incomplete one, so that unknown tax is never charged as zero.
  return Option.isSome(known)
    ? { site, desk: priced, tax: known.value, problems }
    : {
        site,
        desk: priced,
        tax: { rate: "0", totals: totalsWithTax(pretax, "0") },
        problems: { state: region === "" ? STATE_MISSING : taxUnknown(region), ...problems },
      }
})
