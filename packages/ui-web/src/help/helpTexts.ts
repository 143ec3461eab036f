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
import { outputFieldsOf, recordWords } from "@listwright/domain/catalogue"
import { MAX_RADIUS_MILES } from "@listwright/domain/geography"
import { CHARGES, FIELD_NOTES, LEAVES_OUT, RECORD_FIELDS, SUPPRESSIONS } from "@listwright/domain/glossary"
import { wholeText } from "@listwright/domain/shared"
import { offeredSuppressions } from "@listwright/domain/suppression"

/** The site and the source for a help text. */
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
      "Records are all that your list selects now, without the people who are left out. The figure follows every change.",
      "“With phones” counts those that can be delivered with a phone number. Numbers on the Do Not Call list are never delivered.",
      "Get Count takes the count that an order is placed from. After a change, the list needs a new count.",
    ],
  }),
  "What a list counts": ({ listType }) => {
    const { all, individuals, oneEach, title } = recordWords(listType).units
    return {
      terms: [
        {
          name: individuals,
          text:
            individuals === title
              ? "Every record that fits."
              : "Everybody who fits your attributes, even several people at one address.",
        },
        { name: all, text: `${oneEach}. Attributes that you chose are kept but not used.` },
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
      "The price shows what phone numbers add on a line of its own.",
      telemarketingNote(listType, "onlyWithPhones") ?? "Numbers on the Do Not Call list are never delivered.",
    ],
  }),
  "Targeting options": () => ({
    terms: [
      { name: occupantTargetName("homes"), text: "Houses: one address for each." },
      { name: occupantTargetName("apartments"), text: "Each unit of a building with several units." },
      { name: occupantTargetName("businesses"), text: "Addresses where people work." },
    ],
    texts: ["Choose at least one. A list takes the addresses of every kind that you check."],
  }),
  "Route options": () => ({
    terms: [
      {
        name: occupantRouteName("carrierRoutes"),
        text: "Mail that is delivered along the streets of cities and towns.",
      },
      { name: occupantRouteName("poBoxes"), text: "Boxes that people rent in a post office." },
      {
        name: occupantRouteName("ruralRoutes"),
        text: "Mail that is delivered along roads outside of towns.",
      },
    ],
    texts: ["Choose at least one. The postal service's own routes decide which is which."],
  }),
  "Contact names": () => ({
    texts: [
      "Without contact names a list is addressed to whoever lives or works there. With them, pieces carry a name wherever one is known.",
      addresseeText(true),
    ],
  }),
  "Who is left out": ({ listType }) => ({
    terms: offeredSuppressions(listType).map((kind) => ({
      name: SUPPRESSIONS[kind],
      text: LEAVES_OUT[kind],
    })),
    texts: [
      "People who asked us not to sell their data are left out of every list.",
      "All exclusions are looked up again when the file is written. If fewer records remain than you ordered, the difference is refunded.",
    ],
  }),
  "List usage": () => ({
    texts: [
      "How often you may use the list: how many times you may mail to it, call it or send to it.",
      "The price list shows next to each usage how much it multiplies the price. To use a list more often than you paid for, order it again.",
    ],
  }),
  [CHARGES.labels]: () => ({
    texts: [
      "Address labels, printed and shipped to you. Each set has one label for every record.",
      "A set has a price per record and a minimum charge; shipping is added once for the first set and once for each further set.",
    ],
  }),
  "Columns of the file": ({ listType }) => ({
    terms: [
      { name: "Always included", text: outputFieldsOf(listType).join(", ") },
      { name: "From your choices", text: "What you chose an audience by, so that the file shows it." },
      { name: "Added", text: "Any other column of the source, at the price beside it." },
    ],
    texts: [RECORD_FIELDS.deliveryScore, RECORD_FIELDS.walkSequence].map(
      (field) => `${field}: ${FIELD_NOTES[field]}.`,
    ),
  }),
  "Minimum quantity": ({ site }) => ({
    texts: [
      `An order must have at least ${wholeText(site.minimumQuantity)} records. A smaller quantity is raised to that if enough records are available; otherwise it cannot be ordered.`,
      "A price list may have a minimum charge as well: a small order then costs that much, and its price says 'raised to the minimum'.",
    ],
  }),
  "Cost per record": () => ({
    texts: [
      "What one record costs: the sum of its parts, such as the list, phone numbers and columns that you added, each shown below it.",
      "Parts may become cheaper with the quantity. A usage of more than one time multiplies the cost.",
      "The quantity that you selected times this cost is what the list is charged at, before labels, promotions and tax.",
    ],
  }),
  "What each choice leaves": () => ({
    texts: [
      "How the count was reached: your areas first, then one line for each choice with the records that it removed and those that it left.",
      "If a list is too small, loosen the line that removes the most records first.",
    ],
  }),
  "Reward points": () => ({
    texts: [
      "Points are earned once an order is paid, based on what it costs before tax. Promotions may multiply them or add some.",
    ],
  }),
  "Searching around an address": () => ({
    terms: [
      {
        name: "Address",
        text: "An address with its city or ZIP Code, a ZIP Code, a city with its state, or a latitude and longitude in degrees. If the house is not known, distances are measured from the middle of its street or ZIP Code, and the page says so.",
      },
      {
        name: "Radius",
        text: `Every record within that many miles as the crow flies, ${MAX_RADIUS_MILES} at most.`,
      },
      {
        name: "Quantity",
        text: "Instead of a radius: the records nearest to the address, as many as you ask for. It replaces areas of other kinds.",
      },
      {
        name: "Granularity",
        text: "Standard takes each record by its own location. The others take whole ZIP+4s, carrier routes or ZIP Codes whose center lies within the radius. With two or more addresses it is always Standard.",
      },
      {
        name: "State lines",
        text: "If you do not cross them, only records in the state of the address are taken.",
      },
    ],
    texts: [],
  }),
} satisfies Readonly<Record<string, (context: HelpContext) => HelpText>>

/** A topic that a question mark can explain. */
export type HelpTopic = keyof typeof rows

/** The explanations of a list's features, one row per topic. The name of a topic is the title of its dialog. */
export const helpTexts: Readonly<Record<HelpTopic, (context: HelpContext) => HelpText>> = rows
