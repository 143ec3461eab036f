import fc from "fast-check"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { opening } from "./CartPaper.ts"
import { Add, Change, ChangePrice, EarnPoints, Redeem, Remove, SendAgain } from "./cartCommands.ts"

const id = fc.constantFrom(1, 2, 3)
const commands = fc.commands(
  [
    id.map((each) => new Add(each)),
    fc
      .tuple(id, fc.constantFrom("0", "1", "2", "5", " 3 ", "1.5x", "-1", "many"))
      .map(([each, typed]) => new Change(each, typed)),
    id.map((each) => new Remove(each)),
    fc.constant(new Redeem()),
    fc.constant(new SendAgain()),
    fc.nat({ max: 60 }).map((points) => new EarnPoints(points)),
    fc.tuple(id, fc.nat({ max: 30 })).map(([each, points]) => new ChangePrice(each, points)),
  ],
  { maxCommands: 60, size: "max" },
)

/** Points that are redeemed never exceed those available: `compare` looks after every command. */
export const cartModelSentences = sentencesAbout(
  "rewards",
  always(
    "whatever is done in the rewards store, cart, points and orders are what a list on paper says",
    fc.property(commands, (done) => {
      fc.modelRun(opening, done)
    }),
  ),
)
