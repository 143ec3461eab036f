import { type GiftCategory, type GiftSortOrder, Rewards } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { StoreFlags } from "./commands/store.ts"
import { PointsJson, RedemptionsJson, RewardStoreJson } from "./RewardsJson.ts"

/** Loads the whole store in its initial state. */
export const loadRewardStore = Effect.flatMap(Rewards, (rewards) =>
  rewards.store({ categoryId: null, order: "normal", onlyEligible: false, availablePoints: 0 }),
)

/** Shows the signed-in user's points. */
export const pointsCommand = Effect.fn("pointsCommand")(function* (flags: JsonFlags, terminal: Terminal) {
  const { points } = yield* runOnServer(yield* connection(terminal))(loadRewardStore)
  if (flags.json === true) return yield* print(terminal, jsonText(Schema.encodeSync(PointsJson)(points)))
  yield* print(
    terminal,
    [
      tsvRow("available", points.available),
      tsvRow("earned", points.earned),
      tsvRow("bonus", points.bonus),
      tsvRow("redeemed", points.redeemed),
    ].join(""),
  )
})

const ORDERS: Readonly<Record<StoreFlags["sort"], GiftSortOrder>> = {
  normal: "normal",
  low: "pointsLowToHigh",
  high: "pointsHighToLow",
}

const categoryOf = (wanted: string | undefined, categories: ReadonlyArray<GiftCategory>) => {
  if (wanted === undefined) return Effect.succeed(null)
  const found = categories.find(
    ({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted.trim().toLowerCase(),
  )
  return found === undefined
    ? Effect.fail(
        new CommandFailed({
          kind: "notFound",
          message: `There is no category '${wanted}'. Use one of: ${categories.map(({ name }) => name).join(", ")}.`,
        }),
      )
    : Effect.succeed(found.id)
}

const GIFTS = [
  { heading: "id" },
  { heading: "name" },
  { heading: "points" },
  { heading: "category", leftOut: 2 },
  { heading: "description", isCut: true, leftOut: 1 },
] as const

/** Lists the gifts that points can be redeemed for. */
export const storeCommand = Effect.fn("storeCommand")(function* (flags: StoreFlags, terminal: Terminal) {
  const ask = runOnServer(yield* connection(terminal))
  const { categories, points } = yield* ask(loadRewardStore)
  const categoryId = yield* categoryOf(flags.category, categories)
  const gifts = yield* ask(
    Effect.flatMap(Rewards, (rewards) =>
      rewards.gifts({
        categoryId,
        order: ORDERS[flags.sort],
        onlyEligible: flags.eligible === true,
        availablePoints: points.available,
      }),
    ),
  )
  if (flags.json === true) {
    const json = { availablePoints: points.available, categories, gifts }
    return yield* print(terminal, jsonText(Schema.encodeSync(RewardStoreJson)(json)))
  }
  const nameOf = (id: number): string => categories.find((one) => one.id === id)?.name ?? ""
  yield* printTable(
    terminal,
    GIFTS,
    gifts.map((gift) => [
      String(gift.id),
      gift.name,
      String(gift.points),
      nameOf(gift.categoryId),
      gift.description,
    ]),
  )
  yield* printRemark(terminal, `You have ${formatWholeNumber(points.available)} points.`)
})

const HISTORY = [
  { heading: "order" },
  { heading: "day" },
  { heading: "points" },
  { heading: "sent" },
  { heading: "gifts", isCut: true },
] as const

/** Lists the signed-in user's redemptions. */
export const historyCommand = Effect.fn("historyCommand")(function* (flags: JsonFlags, terminal: Terminal) {
  const { redemptions } = yield* runOnServer(yield* connection(terminal))(loadRewardStore)
  if (flags.json === true)
    return yield* print(terminal, jsonText(Schema.encodeSync(RedemptionsJson)({ redemptions })))
  yield* printTable(
    terminal,
    HISTORY,
    redemptions.map(({ day, description, orderCode, points, sentDay }) => [
      orderCode,
      day,
      String(points),
      sentDay ?? "",
      description,
    ]),
  )
})
