import { CountAnswer } from "@listwright/domain/counting"
import { defaultChoices, Draft } from "@listwright/domain/drafts"
import { Price } from "@listwright/domain/pricing"
import { Option, Schema } from "effect"
import { contact, zips } from "../../packages/server/test/orders/shop.ts"
import type { Command } from "../Command.ts"
import type { Buyer, KnownDraft } from "../world/Buyer.ts"

const draftOf = Schema.decodeUnknownOption(Draft)
const countOf = Schema.decodeUnknownOption(Schema.Struct({ answer: CountAnswer }))
const priceOf = Schema.decodeUnknownOption(Schema.Struct({ price: Price }))

/** Tells whether the buyer can still edit a draft: no request was sent for it that may have become an order. */
export const isOpen = (draft: KnownDraft | undefined): draft is KnownDraft =>
  draft !== undefined &&
  draft.clicks.every(({ answers }) => answers.length > 0 && answers.every(({ isPlaced }) => !isPlaced))

/** Sources of people, each with prices of its own. */
const SOURCES = [10, 150, 250] as const
/** Businesses are counted by another process than people. */
const BUSINESSES = 20

/** Returns the definition of a draft with these ZIP Codes. */
const listOf = ({ listType }: KnownDraft, codes: ReadonlyArray<string>) => ({ ...zips(...codes), listType })

/** Counts a list; a number that differs from an earlier one surprises the buyer. */
const countOnce = async (buyer: Buyer, name: string, question: object): Promise<void> => {
  const counted = countOf(await buyer.ask("POST", "/api/v1/counts", question))
  if (Option.isNone(counted)) return
  const { total } = counted.value.answer
  const before = buyer.counts.get(name) ?? total
  if (before !== total) buyer.surprises.push(`the same definition counted ${before} before and ${total} now`)
  buyer.counts.set(name, total)
}

/** Enough ZIP Codes for an order, another set every time, so that prices differ. */
const someCodes = ({ codes, random }: Buyer) => codes.slice(random.int(Math.max(1, codes.length - 8)))

const choicesOf = ({ promoCode }: KnownDraft) => ({ ...defaultChoices, step: "summary", contact, promoCode })

export const startDraft: Command = {
  name: "start a draft",
  weight: 8,
  isPossible: (buyer) => !isOpen(buyer.draft),
  run: async (buyer) => {
    const listType = buyer.random.pick(SOURCES)
    const created = draftOf(await buyer.ask("POST", "/api/v1/drafts", { listType }))
    if (Option.isNone(created)) return
    const { id, revision } = created.value
    buyer.drafts.push({ id, revision, listType, codes: [], promoCode: null, clicks: [] })
  },
}

export const editDraft: Command = {
  name: "edit the draft",
  weight: 4,
  isPossible: (buyer) => isOpen(buyer.draft),
  run: async (buyer) => {
    const draft = buyer.draft
    if (draft === undefined) return
    const codes = someCodes(buyer)
    const promoCode = buyer.random.percent(30) ? "WELCOME10" : null
    const change = {
      baseRevision: draft.revision,
      definition: listOf(draft, codes),
      choices: choicesOf({ ...draft, promoCode }),
    }
    const saved = draftOf(await buyer.ask("PUT", `/api/v1/drafts/${draft.id}`, change))
    if (Option.isSome(saved)) {
      Object.assign(draft, { revision: saved.value.revision, codes, promoCode })
      return
    }
    // The change may have been kept all the same, as after any answer that was lost.
    const standing = draftOf(await buyer.ask("GET", `/api/v1/drafts/${draft.id}`))
    if (Option.isNone(standing)) return
    draft.revision = standing.value.revision
    draft.codes = standing.value.definition.areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))
    draft.promoCode = standing.value.choices.promoCode
  },
}

export const countDraft: Command = {
  name: "count",
  weight: 2,
  isPossible: ({ draft }) => isOpen(draft) && draft.codes.length > 0,
  run: async (buyer) => {
    const draft = buyer.draft
    if (draft === undefined) return
    const question = { definition: listOf(draft, draft.codes), draftId: draft.id, revision: draft.revision }
    await countOnce(buyer, `${draft.listType} ${draft.codes.join(" ")}`, question)
  },
}

/** A question to a universe whose process starts with its first question, and ends like the others. */
export const countBusinesses: Command = {
  name: "count businesses",
  weight: 1,
  isPossible: () => true,
  run: (buyer) => {
    const areas = [{ kind: "nation", excluded: false }]
    const definition = { ...zips(), listType: BUSINESSES, areas }
    return countOnce(buyer, "businesses", { definition, draftId: null, revision: 1 })
  },
}

/** Returns the current price of a draft; null if the site didn't give one. */
export const priceOfDraft = async (buyer: Buyer, draft: KnownDraft): Promise<Price | null> => {
  const question = {
    definition: listOf(draft, draft.codes),
    draftId: draft.id,
    revision: draft.revision,
    choices: choicesOf(draft),
  }
  const priced = priceOf(await buyer.ask("POST", "/api/v1/prices", question))
  return Option.isSome(priced) ? priced.value.price : null
}

export const priceDraft: Command = {
  name: "price",
  weight: 2,
  isPossible: ({ draft }) => isOpen(draft) && draft.codes.length > 0,
  run: async (buyer) => {
    if (buyer.draft !== undefined) await priceOfDraft(buyer, buyer.draft)
  },
}
