import type { SiteConfiguration } from "@listwright/domain/account"
import {
  addresseeText,
  occupantRouteName,
  occupantTargetName,
  offeredPhoneOptions,
  phoneOptionName,
  phoneOptionText,
  telemarketingNote,
} from "@listwright/domain/audience"
import { sourceOutputFields, recordTerms } from "@listwright/domain/catalog"
import { MAX_RADIUS_MILES } from "@listwright/domain/geography"
import {
  CHARGES,
  FIELD_NOTES,
  SUPPRESSION_EXPLANATIONS,
  RECORD_FIELDS,
  SUPPRESSIONS,
} from "@listwright/domain/glossary"
import { formatWholeNumber } from "@listwright/domain/shared"
import { offeredSuppressions } from "@listwright/domain/suppression"

/** The site and the source that help text is for. */
interface HelpContext {
  readonly site: Pick<SiteConfiguration, "minimumQuantity">
  readonly listType: number
}

/** The explanation behind a question mark: its terms, then its sentences. */
interface HelpText {
  readonly terms?: ReadonlyArray<{ readonly name: string; readonly text: string }>
  readonly texts: ReadonlyArray<string>
}

const rows = {
  "Records and phones": () => ({
    texts: [
      "Records is the number of records your list selects now, not counting suppressed people. It updates with every change.",
      "“With phones” is the number of records that can be delivered with a phone number. Numbers on the Do Not Call list are never delivered.",
      "Get Count runs the count that your order is based on. After you change the list, it needs a new count.",
    ],
  }),
  "What a list counts": ({ listType }) => {
    const { all, individuals, oneEach, title } = recordTerms(listType).units
    return {
      terms: [
        {
          name: individuals,
          text:
            individuals === title
              ? "Every record that matches."
              : "Everyone who matches your attributes, even several people at one address.",
        },
        { name: all, text: `${oneEach}. The attributes you chose are saved but not applied.` },
      ],
      texts: [],
    }
  },
  "Phone options": ({ listType }) => ({
    terms: offeredPhoneOptions(listType).map((option) => ({
      name: phoneOptionName(option, listType),
      text: `${phoneOptionText(option, listType, null)}.`,
    })),
    texts: [
      "The price shows the cost of phone numbers on a separate line.",
      telemarketingNote(listType, "onlyWithPhones") ?? "Numbers on the Do Not Call list are never delivered.",
    ],
  }),
  "Targeting options": () => ({
    terms: [
      { name: occupantTargetName("homes"), text: "Houses: one address for each." },
      { name: occupantTargetName("apartments"), text: "Each unit in a multi-unit building." },
      { name: occupantTargetName("businesses"), text: "Addresses where people work." },
    ],
    texts: ["Choose at least one. The list includes every kind of address you check."],
  }),
  "Route options": () => ({
    terms: [
      {
        name: occupantRouteName("carrierRoutes"),
        text: "Mail delivered along city and town streets.",
      },
      { name: occupantRouteName("poBoxes"), text: "Boxes that people rent at a post office." },
      {
        name: occupantRouteName("ruralRoutes"),
        text: "Mail delivered along roads outside of towns.",
      },
    ],
    texts: ["Choose at least one. The Postal Service's own routes determine the type of each address."],
  }),
  "Contact names": () => ({
    texts: [
      "Without contact names, pieces are addressed to anyone who lives or works there. With them, each piece shows a name if one is known.",
      addresseeText(true),
    ],
  }),
  "Who is suppressed": ({ listType }) => ({
    terms: offeredSuppressions(listType).map((kind) => ({
      name: SUPPRESSIONS[kind],
      text: SUPPRESSION_EXPLANATIONS[kind],
    })),
    texts: [
      "People who asked us not to sell their data are never included in a list.",
      "We check all suppressions again when we create the file. If fewer records remain than you ordered, we refund the difference.",
    ],
  }),
  "List usage": () => ({
    texts: [
      "How many times you may use the list to send mail, call people or send messages.",
      "The price list shows how much each usage multiplies the price. To use a list more often than you paid for, order it again.",
    ],
  }),
  [CHARGES.labels]: () => ({
    texts: [
      "Address labels, printed and shipped to you. Each set has one label for every record.",
      "Each set has a price per record and a minimum charge. Shipping is charged once for the first set and once for each additional set.",
    ],
  }),
  "File columns": ({ listType }) => ({
    terms: [
      { name: "Always included", text: sourceOutputFields(listType).join(", ") },
      { name: "From your choices", text: "The attributes you used to choose your audience." },
      { name: "Added", text: "Any other column from the data source, at the price shown next to it." },
    ],
    texts: [RECORD_FIELDS.deliveryScore, RECORD_FIELDS.walkSequence].map(
      (field) => `${field}: ${FIELD_NOTES[field]}.`,
    ),
  }),
  "Minimum quantity": ({ site }) => ({
    texts: [
      `An order must have at least ${formatWholeNumber(site.minimumQuantity)} records. If you choose fewer, we raise the quantity to the minimum. If there aren't enough records available, you can't order the list.`,
      "A price list may also have a minimum charge. A small order then costs that much, and its price says 'raised to the minimum'.",
    ],
  }),
  "Cost per record": () => ({
    texts: [
      "The cost of one record is the sum of its parts, such as the list, phone numbers and columns you added. Each part is shown below it.",
      "Some parts cost less at higher quantities. Using the list more than once multiplies the cost.",
      "The charge for the list is this cost times the quantity you selected, before labels, promotions and tax.",
    ],
  }),
  "Effect of each choice": () => ({
    texts: [
      "This shows how we arrived at the count: your areas first, then one line for each choice with the number of records it removed and the number left.",
      "If your list is too small, start by loosening the choice that removes the most records.",
    ],
  }),
  "Reward points": () => ({
    texts: [
      "You earn points once an order is paid, based on its cost before tax. Promotions may multiply your points or add extra ones.",
    ],
  }),
  "Searching around an address": () => ({
    terms: [
      {
        name: "Address",
        text: "A street address with its city or ZIP Code, a ZIP Code, a city and state, or a latitude and longitude in degrees. If the exact house isn't known, distances are measured from the middle of its street or ZIP Code, and the page says so.",
      },
      {
        name: "Radius",
        text: `Every record within this many miles as the crow flies, up to ${MAX_RADIUS_MILES}.`,
      },
      {
        name: "Quantity",
        text: "The number of records closest to the address, instead of a radius. A quantity replaces areas of other kinds.",
      },
      {
        name: "Granularity",
        text: "Standard selects each record by its own location. The other options select whole ZIP+4s, carrier routes or ZIP Codes whose center is within the radius. With two or more addresses, it's always Standard.",
      },
      {
        name: "State lines",
        text: "If you don't cross state lines, the list includes only records in the address's state.",
      },
    ],
    texts: [],
  }),
} satisfies Readonly<Record<string, (context: HelpContext) => HelpText>>

/** A topic that a question mark can explain. */
export type HelpTopic = keyof typeof rows

/** The explanations of a list's features, one row per topic. The name of a topic is the title of its dialog. */
export const helpTexts: Readonly<Record<HelpTopic, (context: HelpContext) => HelpText>> = rows
