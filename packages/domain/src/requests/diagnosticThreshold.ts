import type { diagnosticThresholdReading } from "../shared/readings.ts"
import { diagnosticQuantityWords } from "./Notices.ts"

/** Reading: how many records the free data diagnostic needs. */
export type DiagnosticThreshold = (typeof diagnosticThresholdReading.options)[number]

/** The place that mentions the diagnostic: its form, or the card of the landing page. */
export type DiagnosticPlace = "form" | "landing"

/** Records, both bounds included; `most` is null where there is no upper one. */
export interface DiagnosticQuantity {
  readonly least: number
  readonly most: number | null
}

/** [p9-diagnostic-quantity] */
const QUANTITIES: Readonly<Record<DiagnosticPlace, DiagnosticQuantity>> = {
  form: { least: 10_000, most: 25_000 },
  landing: { least: 100_000, most: null },
}

/** The records that the diagnostic needs, as a place says it [p9-diagnostic-quantity]. */
export const diagnosticQuantity = (
  place: DiagnosticPlace,
  threshold: DiagnosticThreshold,
): DiagnosticQuantity => QUANTITIES[threshold === "byPlace" ? place : threshold]

/** The report arrives within this many business days, both included [p9-diagnostic-quantity]. */
export const DIAGNOSTIC_BUSINESS_DAYS = { least: 2, most: 3 } as const

/**
 * Says on the landing page which customers the diagnostic is for and what to send: the card names the size of the
 * whole file, the form the number of records that are examined [p9-diagnostic-quantity].
 */
export const diagnosticOfferText = (threshold: DiagnosticThreshold): string => {
  const [offered, sent] = [
    diagnosticQuantityText("landing", threshold),
    diagnosticQuantityText("form", threshold),
  ]
  return offered === sent
    ? `For ${offered}.`
    : `For customer files of ${offered}: you send a sample of ${sent}.`
}

/** Says how many records the form takes; from a larger file, the user sends a sample. */
export const diagnosticTakesText = (threshold: DiagnosticThreshold): string => {
  const { most } = diagnosticQuantity("form", threshold)
  const taken = `The diagnostic takes ${diagnosticQuantityText("form", threshold)}.`
  return most === null ? taken : `${taken} From a larger file, send a sample.`
}

/** '10,000 to 25,000 records', for the offer and for the message about any other quantity. */
export const diagnosticQuantityText = (place: DiagnosticPlace, threshold: DiagnosticThreshold): string => {
  const { least, most } = diagnosticQuantity(place, threshold)
  return diagnosticQuantityWords(least, most)
}
