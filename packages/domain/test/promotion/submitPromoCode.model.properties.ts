import assert from "node:assert/strict"
import fc from "fast-check"
import {
  handlePromoCodeReply,
  submitPromoCode,
  initialPromoCodeEntry,
  updatePromoCodeDiscount,
  storedPromoCode,
} from "../../src/promotion/submitPromoCode.ts"
import type { PromoCodeEntry, StoredPromoCode } from "../../src/promotion/PromoCodeEntry.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/** The expected state of the box: the code that counts, and the one that is being checked. */
interface Model {
  counts: StoredPromoCode | null
  asked: string | null
}

interface Box {
  entry: PromoCodeEntry
}

type Command = fc.Command<Model, Box>

class Enter implements Command {
  readonly typed: string
  constructor(typed: string) {
    this.typed = typed
  }
  check(): boolean {
    return true
  }
  run(model: Model, box: Box): void {
    box.entry = submitPromoCode(box.entry, this.typed)
    model.asked = this.typed === "" ? null : this.typed
    assert.deepEqual(storedPromoCode(box.entry), model.counts)
  }
  toString(): string {
    return `enter ${JSON.stringify(this.typed)}`
  }
}

class Answer implements Command {
  readonly code: string
  readonly deducted: string | null
  constructor(code: string, deducted: string | null) {
    this.code = code
    this.deducted = deducted
  }
  check(): boolean {
    return true
  }
  run(model: Model, box: Box): void {
    box.entry = handlePromoCodeReply(box.entry, this.code, this.deducted)
    if (model.asked === this.code) {
      model.counts = this.deducted === null ? null : { code: this.code, deducted: this.deducted }
      model.asked = null
    }
    assert.deepEqual(storedPromoCode(box.entry), model.counts)
  }
  toString(): string {
    return `answer ${this.code}: ${this.deducted}`
  }
}

class Recalculate implements Command {
  readonly deducted: string
  constructor(deducted: string) {
    this.deducted = deducted
  }
  check(_: Readonly<Model>): boolean {
    return true
  }
  run(model: Model, box: Box): void {
    const isStored = box.entry._tag === "Stored"
    box.entry = updatePromoCodeDiscount(box.entry, this.deducted)
    if (isStored && model.counts !== null) model.counts = { ...model.counts, deducted: this.deducted }
    assert.deepEqual(storedPromoCode(box.entry), model.counts)
  }
  toString(): string {
    return `recalculate ${this.deducted}`
  }
}

const code = fc.constantFrom("A", "B", "C")
const deducted = fc.constantFrom("0.00", "5.00", "10.00")

const commands = fc.commands([
  fc.oneof(code, fc.constant("")).map((typed) => new Enter(typed)),
  fc.tuple(code, fc.option(deducted)).map(([of, amount]) => new Answer(of, amount)),
  deducted.map((amount) => new Recalculate(amount)),
])

/** [ob4-promo-code] */
export const enterPromoCodeSentences = sentencesAbout(
  "promotion",
  always(
    "whatever is entered and answered, in any order, the code that counts is the last one that was answered while asked",
    fc.property(commands, fc.option(code), (all, held) => {
      const counts = held === null ? null : { code: held, deducted: "1.00" }
      fc.modelRun(
        () => ({ model: { counts, asked: null }, real: { entry: initialPromoCodeEntry(counts) } }),
        all,
      )
    }),
  ),
)
