/**
 * The sentences of the specification that can be read in more than one way. Each has a name, the readings that it
 * allows (in golden cases A is the first, B the second) and the default one. Rules take the reading as a parameter and
 * never look here; a site's configuration sets its readings.
 */
export interface Reading<Option extends string | number> {
  readonly id: string
  readonly where: string
  readonly options: readonly [Option, ...ReadonlyArray<Option>]
  readonly default: Option
}

const reading = <const Option extends string | number>(entry: Reading<Option>): Reading<Option> => entry

/** Does the hour at which a span ends belong to it (B) or to the next one (A)? */
export const greetingReading = reading({
  id: "greeting",
  where: "portal §1",
  options: ["A", "B"],
  default: "A",
})

/** May list type 270, which the list of allowed codes lacks and the summary knows, be ordered? */
export const list270Reading = reading({
  id: "list270",
  where: "order-builder §1",
  options: ["refused", "orderable"],
  default: "refused",
})

/** Does a wanted quantity that is not a number mean none or everything available? */
export const nonNumericQuantityReading = reading({
  id: "nonNumericQuantity",
  where: "order-builder §5",
  options: ["zero", "allAvailable"],
  default: "zero",
})

/** What makes the label of the next step 'Poll Count'? */
export const nextStepLabelReading = reading({
  id: "nextLabel",
  where: "order-builder §2.3",
  options: ["demographicAndPhoneOptions", "geographyChosen"],
  default: "demographicAndPhoneOptions",
})

/**
 * With something missing, does NEXT STEP of the audience step say what, or is it disabled? A disabled button could not say
 * the messages that the specification gives it.
 */
export const audienceNextReading = reading({
  id: "audienceNext",
  where: "order-builder §2.4, §5",
  options: ["warns", "disabled"],
  default: "warns",
})

/** May the promotions that concern the mobile package take it away as well, or never more than the order charge? */
export const promotionCapReading = reading({
  id: "promotionCap",
  where: "order-builder §9",
  options: ["appliesTo", "orderCharge"],
  default: "appliesTo",
})

/**
 * Free leads above the ordered quantity: are they worth nothing, or the cost per record like every other, up to the
 * order charge? It matters where a minimum raised that charge.
 */
export const freeLeadsReading = reading({
  id: "freeLeads",
  where: "order-builder §9",
  options: ["upToOrdered", "all"],
  default: "upToOrdered",
})

/**
 * A debit card's balance has a fraction of a cent: is it cut off, or rounded half up like every charge, so that the
 * card may pay up to half a cent more than it holds?
 */
export const cardBalanceReading = reading({
  id: "cardBalance",
  where: "order-builder §9",
  options: ["cut", "halfUp"],
  default: "cut",
})

/** What are the occupant sources called? By default 50 has the short name and 130 the long one. */
export const occupantNameReading = reading({
  id: "occupantName",
  where: "order-builder §1, portal §2",
  options: ["Saturation", "Occupant/Saturation", "bySource"],
  default: "bySource",
})

/** Which layout of the builder: dialogs and a payment screen (1), or tabs and a summary that places the order (2)? */
export const interfaceVersionReading = reading({
  id: "interfaceVersion",
  where: "order-builder §2.3, §2.6",
  options: [1, 2],
  default: 2,
})

/** Which landing page, when the user record does not say: full (1) or compact (2)? */
export const landingVersionReading = reading({
  id: "landingVersion",
  where: "portal §2",
  options: [1, 2],
  default: 1,
})

/** How many years past the current one does a card form offer: 6 (account) or 10 (order)? By default each its own. */
export const expiryYearsReading = reading({
  id: "expiryYears",
  where: "portal §5, order-builder §5",
  options: ["account", "order", "byForm"],
  default: "byForm",
})

/** Do screens write the geography types of the order model (A) or those of the overview screens (B)? */
export const geoTypesReading = reading({
  id: "geoTypes",
  where: "order-builder §3",
  options: ["A", "B"],
  default: "B",
})

/** What must a new password be: 10 characters of three kinds (spec), or 15 of any kind (nist)? */
export const passwordPolicyReading = reading({
  id: "passwordPolicy",
  where: "portal §5",
  options: ["spec", "nist"],
  default: "spec",
})

/** At what price do the customer analysis reports start, in dollars? */
export const reportPriceReading = reading({
  id: "reportPrice",
  where: "portal §1",
  options: ["200", "350.00"],
  default: "350.00",
})

/**
 * Who sees the account's name in the account column, a Reseller or a Power User? The other one sees the user's name.
 * By default lists show it to the Reseller, the tables of services to the Power User.
 */
export const historyAccountColumnReading = reading({
  id: "historyAccountColumn",
  where: "portal §6",
  options: ["accountForReseller", "accountForPowerUser", "byTable"],
  default: "byTable",
})

/**
 * How many records does the free data diagnostic need: 10,000 to 25,000 (form) or 100,000 (landing)? By default each
 * place says its own.
 */
export const diagnosticThresholdReading = reading({
  id: "diagnosticThreshold",
  where: "portal §1, §9",
  options: ["form", "landing", "byPlace"],
  default: "byPlace",
})

/**
 * Do the texts about a new password say what the rule is (corrected), or 8 and 10 to 20 characters as they are
 * written (asWritten)?
 */
export const passwordMessageReading = reading({
  id: "passwordMessage",
  where: "portal §5",
  options: ["corrected", "asWritten"],
  default: "corrected",
})

/**
 * Do our screens, terminal, mails and `/api/v1` correct the slips in the texts of the original contract, or keep them?
 * Calls of the original contract keep them always.
 */
export const wordingReading = reading({
  id: "wording",
  where: "portal §5, §8, order-builder §5, §8",
  options: ["corrected", "original"],
  default: "corrected",
})

/** May a date suppression start before today? It starts 7 days ago when nothing else is chosen. */
export const suppressionStartReading = reading({
  id: "suppressionStart",
  where: "order-builder §5",
  options: ["pastAllowed", "pastRefused"],
  default: "pastAllowed",
})

/** Does the section with the email options of list type 260 show, which the specification calls currently hidden? */
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

/** A site's choice for a reading; the default without a valid choice. */
export const chosenReading = <Option extends string | number>(
  entry: Reading<Option>,
  configured: Readonly<Record<string, string>>,
): Option => entry.options.find((option) => String(option) === configured[entry.id]) ?? entry.default
