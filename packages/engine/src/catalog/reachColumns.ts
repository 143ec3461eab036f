import { ATTRIBUTES, LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { category, choice, day, oneOf } from "../format/columns/StoredColumn.ts"
import { CREDIT_BANDS, CREDIT_USES } from "./creditValues.ts"
import { NEW_CONSUMER_DATES } from "./newConsumers.ts"
import { VEHICLE_CLASSES, VEHICLE_FUELS, VEHICLE_MAKES } from "./vehicleValues.ts"

const yesNo = [
  { value: "Y", name: "Yes" },
  { value: "N", name: "No" },
]

const automotive = { category: category.automotive, priceElement: "Vehicle" }
const credit = { category: category.financial, priceElement: "CreditBand" }
const SYNTHETIC = "modeled for the whole household; synthetic, not from a credit report"

/** The attributes of household vehicles and modeled credit, and of the ways to reach people. */
export const reachColumns = [
  oneOf(
    {
      ...automotive,
      column: "VEHICLECLASS",
      name: LIFESTYLE_ATTRIBUTES.VEHICLECLASS,
      description: "Type of the household's newest vehicle",
    },
    VEHICLE_CLASSES,
  ),
  oneOf(
    {
      ...automotive,
      column: "VEHICLEMAKE",
      name: LIFESTYLE_ATTRIBUTES.VEHICLEMAKE,
      description: "Origin of the make of the household's newest vehicle",
    },
    VEHICLE_MAKES,
  ),
  oneOf(
    {
      ...automotive,
      column: "VEHICLEFUEL",
      name: LIFESTYLE_ATTRIBUTES.VEHICLEFUEL,
      description: "What the household's newest vehicle runs on",
    },
    VEHICLE_FUELS,
  ),
  oneOf(
    {
      ...credit,
      column: "CREDITBAND",
      name: LIFESTYLE_ATTRIBUTES.CREDITBAND,
      description: `Creditworthiness band, ${SYNTHETIC}`,
    },
    CREDIT_BANDS,
  ),
  oneOf(
    {
      ...credit,
      column: "CREDITUSE",
      name: LIFESTYLE_ATTRIBUTES.CREDITUSE,
      description: `How much of its credit the household uses, ${SYNTHETIC}`,
    },
    CREDIT_USES,
  ),
  day(
    {
      category: category.general,
      column: "NEWCONSUMERDATE",
      name: LIFESTYLE_ATTRIBUTES.NEWCONSUMERDATE,
      description: "Date a new consumer was first identified",
      priceElement: "NewConsumer",
    },
    NEW_CONSUMER_DATES.first,
    NEW_CONSUMER_DATES.last,
  ),
  choice(
    {
      category: category.communications,
      column: "EMAILREACH",
      name: ATTRIBUTES.EMAILREACH,
      description: "Whether an email campaign can reach the person; no email address is delivered",
      priceElement: null,
    },
    yesNo,
  ),
  choice(
    {
      category: category.communications,
      column: "MOBILEREACH",
      name: LIFESTYLE_ATTRIBUTES.MOBILEREACH,
      description: "Whether a mobile campaign can reach the person; no phone number is delivered",
      priceElement: null,
    },
    yesNo,
  ),
]
