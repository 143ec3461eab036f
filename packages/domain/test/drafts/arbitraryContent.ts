import { AccountId } from "../../src/account/AccountId.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import fc from "fast-check"
import type { DraftContent } from "../../src/drafts/changeDraft.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { MEDIA_TYPES } from "../../src/drafts/Media.ts"
import { chooseMediaType } from "../../src/order/forms/mediaForm.ts"
import { OrderStep } from "../../src/definition/OrderStep.ts"
import { Zip } from "../../src/shared/Zip.ts"

const zip = fc.integer({ min: 60_600, max: 60_609 }).map(String)

/** Any content of a draft, with choices of every kind that a draft keeps. */
export const arbitraryContent: fc.Arbitrary<DraftContent> = fc
  .record({
    accountId: fc.constantFrom(AccountId.make(1), AccountId.make(2)),
    listType: fc.constantFrom(10, 50, 170, 270),
    zips: fc.uniqueArray(zip, { maxLength: 4 }),
    unit: fc.constantFrom("individuals" as const, "allHouseholds" as const),
    phoneOption: fc.constantFrom(null, "noPhones" as const, "onlyWithPhones" as const),
    step: fc.constantFrom(...OrderStep.literals),
    countId: fc.option(fc.constant("run-1")),
    listUsage: fc.constantFrom(1, 6, 100),
    promoCode: fc.option(fc.constant("WELCOME10")),
    quantity: fc.nat({ max: 500 }),
    orderName: fc.constantFrom("", "Spring"),
    medium: fc.option(fc.constantFrom(...MEDIA_TYPES)),
  })
  .map((made) => ({
    accountId: made.accountId,
    definition: canonicalDefinition({
      ...emptyDefinition(made.listType),
      areas: made.zips.map((each) => ({ kind: "zip" as const, zip: Zip.make(each), excluded: false })),
      audience: { unit: made.unit, criteria: [] },
      phoneOption: made.phoneOption,
    }),
    choices: {
      ...defaultChoices,
      step: made.step,
      countId: made.countId,
      listUsage: made.listUsage,
      promoCode: made.promoCode,
      quantities: Object.fromEntries(made.zips.map((each) => [`zip:${each}`, made.quantity])),
      contact: { ...defaultChoices.contact, orderName: made.orderName },
      ...(made.medium === null ? {} : { media: chooseMediaType(null, made.medium) }),
    },
  }))
