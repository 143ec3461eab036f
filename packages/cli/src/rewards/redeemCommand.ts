import {
  addToCart,
  changeGiftQuantity,
  cartRefusalText,
  emptyRewardCart,
  type Gift,
  redeemCart,
  type RewardCart,
  RewardContact,
  Rewards,
  initialRewardContact,
} from "@listwright/domain/rewards"
import { schemaProblems, messageText } from "@listwright/domain/shared"
import { Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { fieldProblemsText } from "../failures/fieldProblemsText.ts"
import { requestKey } from "../orders/requestKey.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { RedeemFlags } from "./commands/redeem.ts"
import { RedemptionResultJson } from "./RewardsJson.ts"
import { loadRewardStore } from "./showCommands.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

const failed = (kind: CommandFailed["kind"], message: string) => new CommandFailed({ kind, message })

const NOT_YET = "Nothing was redeemed. To redeem the points, add --yes."

const optional = Schema.optionalKey(Schema.String)
const Contact = Schema.Struct({
  firstName: optional,
  lastName: optional,
  company: optional,
  addressLine: optional,
  city: optional,
  state: optional,
  zip: optional,
  phone: optional,
} satisfies Record<keyof RewardContact, unknown>)
const decodeContact = Schema.decodeUnknownResult(Schema.fromJsonString(Contact), {
  onExcessProperty: "error",
})

const readContact = Effect.fnUntraced(function* (file: string | undefined, terminal: Terminal) {
  if (file === undefined) return {}
  const read = decodeContact(yield* readText(file, terminal))
  if (Result.isFailure(read))
    return yield* failed(
      "validation",
      `${file === "-" ? "Standard input" : file}: ${schemaProblems(read.failure)}`,
    )
  return read.success
})

/** Parses the gifts to redeem: '201:2' means two of gift 201. */
const cartOf = (wanted: ReadonlyArray<string>, gifts: ReadonlyArray<Gift>) =>
  Effect.gen(function* () {
    let cart: RewardCart = emptyRewardCart
    for (const text of wanted) {
      const [, id = "", quantity = "1"] = /^(\d+)(?::(\d+))?$/.exec(text) ?? []
      const gift = gifts.find((one) => String(one.id) === id)
      if (id === "") return yield* failed("usage", `'${text}' isn't a gift ID. Use an ID like 201 or 201:2.`)
      if (gift === undefined)
        return yield* failed(
          "notFound",
          `There is no gift ${id}. To see all gifts, run: listwright rewards store`,
        )
      const before = cart.find(({ giftId }) => giftId === gift.id)?.quantity ?? 0
      cart = changeGiftQuantity(addToCart(cart, gift), gift.id, String(before + Number(quantity)))
    }
    return cart
  })

/** Redeems points for gifts. */
export const redeemCommand = Effect.fn("redeemCommand")(function* (
  wanted: ReadonlyArray<string>,
  flags: RedeemFlags,
  terminal: Terminal,
) {
  const changed = yield* readContact(flags.contact, terminal)
  const ask = runOnServer(yield* connection(terminal))
  const { gifts, points } = yield* ask(loadRewardStore)
  const cart = yield* cartOf(wanted, gifts)
  const user = yield* ask(Effect.flatMap(Rewards, (rewards) => rewards.user()))
  const contact = { ...initialRewardContact(user), ...changed }
  if (flags.yes !== true) return yield* failed("usage", NOT_YET)
  const requestId = yield* requestKey(flags.key, terminal)
  const redeemed = yield* ask(
    // The ledger knows what a request that is repeated has used already.
    redeemCart({ cart, contact, requestId }, flags.key === undefined ? points.available : Infinity).pipe(
      Effect.catchTags({
        CartRefused: ({ refusal }) => failWithMessage("validation", cartRefusalText(refusal)),
        FormIncomplete: ({ problems }) =>
          failWithMessage(
            "validation",
            messageText`Specify where to send the gifts with --contact <file>: ${fieldProblemsText(problems, "; ")}`,
          ),
      }),
    ),
  )
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(Schema.encodeSync(RedemptionResultJson)(redeemed))
      : tsvRow(redeemed.orderCode, redeemed.availablePoints),
  )
})
