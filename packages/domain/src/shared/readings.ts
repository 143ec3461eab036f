/**
 * A sentence of the specification that can be read in more than one way. It has a name, the readings that it allows (in
 * golden cases A is the first, B the second), and a default. Rules take the reading as a parameter and never look it up
 * here; a site's configuration sets its readings.
 */
export interface Reading<Option extends string | number> {
  readonly id: string
  readonly where: string
  readonly options: readonly [Option, ...ReadonlyArray<Option>]
  readonly default: Option
}

const reading = <const Option extends string | number>(entry: Reading<Option>): Reading<Option> => entry

/** Does the hour at which a period ends belong to that period (B) or to the next one (A)? */
export const greetingReading = reading({
  id: "greeting",
  where: "portal §1",
  options: ["A", "B"],
  default: "A",
})

/** Can list type 270 be ordered? It's missing from the list of allowed codes, but the summary includes it. */
export const list270Reading = reading({
  id: "list270",
  where: "order-builder §1",
  options: ["refused", "orderable"],
  default: "refused",
})

/** Does a requested quantity that isn't a number mean none, or everything available? */
export const nonNumericQuantityReading = reading({
  id: "nonNumericQuantity",
  where: "order-builder §5",
  options: ["zero", "allAvailable"],
  default: "zero",
})

/** What changes the label of the next step to 'Poll Count'? */
export const nextStepLabelReading = reading({
  id: "nextLabel",
  where: "order-builder §2.3",
  options: ["demographicAndPhoneOptions", "geographyChosen"],
  default: "demographicAndPhoneOptions",
})

/**
 * If something is missing, does the audience step's NEXT STEP button say what, or is it disabled? A disabled button
 * couldn't show the messages that the specification gives it.
 */
export const audienceNextReading = reading({
  id: "audienceNext",
  where: "order-builder §2.4, §5",
  options: ["warns", "disabled"],
  default: "warns",
})

/** Can promotions that apply to the mobile package discount its price as well, or never more than the order charge? */
export const promotionCapReading = reading({
  id: "promotionCap",
  where: "order-builder §9",
  options: ["appliesTo", "orderCharge"],
  default: "appliesTo",
})

/**
 * Are free leads beyond the ordered quantity worth nothing, or the cost per record like any other, up to the order
 * charge? This matters if a minimum raised that charge.
 */
export const freeLeadsReading = reading({
  id: "freeLeads",
  where: "order-builder §9",
  options: ["upToOrdered", "all"],
  default: "upToOrdered",
})

/**
 * If a debit card's balance has a fraction of a cent, is the fraction dropped, or is the balance rounded half up like
 * every charge, so the card may pay up to half a cent more than it holds?
 */
export const cardBalanceReading = reading({
  id: "cardBalance",
  where: "order-builder §9",
  options: ["cut", "halfUp"],
  default: "cut",
})

/** What are the occupant sources called? By default, 50 has the short name and 130 the long one. */
export const occupantNameReading = reading({
  id: "occupantName",
  where: "order-builder §1, portal §2",
  options: ["Saturation", "Occupant/Saturation", "bySource"],
  default: "bySource",
})

/**
 * Which layout does the builder have: dialogs and a payment screen (1), or tabs and a summary that places the order
 * (2)?
 */
export const interfaceVersionReading = reading({
  id: "interfaceVersion",
  where: "order-builder §2.3, §2.6",
  options: [1, 2],
  default: 2,
})

/** Which landing page is shown if the user record doesn't specify one: full (1) or compact (2)? */
export const landingVersionReading = reading({
  id: "landingVersion",
  where: "portal §2",
  options: [1, 2],
  default: 1,
})

/**
 * How many years beyond the current one does a card form offer: 6 (account) or 10 (order)? By default, each form has
 * its own number.
 */
export const expiryYearsReading = reading({
  id: "expiryYears",
  where: "portal §5, order-builder §5",
  options: ["account", "order", "byForm"],
  default: "byForm",
})

/** Which geography types do screens write: those of the order model (A) or those of the overview screens (B)? */
export const geoTypesReading = reading({
  id: "geoTypes",
  where: "order-builder §3",
  options: ["A", "B"],
  default: "B",
})

/** What must a new password contain: 10 characters of three kinds (spec), or 15 of any kind (nist)? */
export const passwordPolicyReading = reading({
  id: "passwordPolicy",
  where: "portal §5",
  options: ["spec", "nist"],
  default: "spec",
})

/** At what price, in dollars, do the customer analysis reports start? */
export const reportPriceReading = reading({
  id: "reportPrice",
  where: "portal §1",
  options: ["200", "350.00"],
  default: "350.00",
})

/**
 * Who sees the account's name in the account column: a Reseller or a Power User? The other sees the user's name. By
 * default, the Reseller sees it in lists, and the Power User in the tables of services.
 */
export const historyAccountColumnReading = reading({
  id: "historyAccountColumn",
  where: "portal §6",
  options: ["accountForReseller", "accountForPowerUser", "byTable"],
  default: "byTable",
})

/**
 * How many records does the free data diagnostic need: 10,000 to 25,000 (form) or 100,000 (landing)? By default, each
 * place states its own number.
 */
export const diagnosticThresholdReading = reading({
  id: "diagnosticThreshold",
  where: "portal §1, §9",
  options: ["form", "landing", "byPlace"],
  default: "byPlace",
})

/**
 * Do the messages about a new password state the actual rule (corrected), or 8 and 10 to 20 characters as the
 * specification writes them (asWritten)?
 */
export const passwordMessageReading = reading({
  id: "passwordMessage",
  where: "portal §5",
  options: ["corrected", "asWritten"],
  default: "corrected",
})

/**
 * Do our screens, terminal, emails, and `/api/v1` correct the mistakes in the original contract's messages, or keep
 * them? Calls of the original contract always keep them.
 */
export const wordingReading = reading({
  id: "wording",
  where: "portal §5, §8, order-builder §5, §8",
  options: ["corrected", "original"],
  default: "corrected",
})

/** May a date suppression start before today? By default, it starts 7 days ago. */
export const suppressionStartReading = reading({
  id: "suppressionStart",
  where: "order-builder §5",
  options: ["pastAllowed", "pastRefused"],
  default: "pastAllowed",
})

/** Is the email options section of list type 260, which the specification calls currently hidden, shown? */
export const emailSectionReading = reading({
  id: "emailSection",
  where: "order-builder §9",
  options: ["hidden", "shown"],
  default: "hidden",
})

/** Every reading, for the page that lists them and for checking a site's configuration. */
export const allReadings: ReadonlyArray<Reading<string> | Reading<number>> = [
  greetingReading,
  list270Reading,
  nonNumericQuantityReading,
  nextStepLabelReading,
  audienceNextReading,
  promotionCapReading,
  freeLeadsReading,
  cardBalanceReading,
  occupantNameReading,
  interfaceVersionReading,
  landingVersionReading,
  expiryYearsReading,
  geoTypesReading,
  passwordPolicyReading,
  passwordMessageReading,
  wordingReading,
  suppressionStartReading,
  emailSectionReading,
  historyAccountColumnReading,
  diagnosticThresholdReading,
  reportPriceReading,
]

/** Returns a site's choice for a reading; the default if the site has no valid choice. */
export const chosenReading = <Option extends string | number>(
  entry: Reading<Option>,
  configured: Readonly<Record<string, string>>,
): Option => entry.options.find((option) => String(option) === configured[entry.id]) ?? entry.default
