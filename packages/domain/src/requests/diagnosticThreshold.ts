import type { diagnosticThresholdReading } from "../shared/readings.ts"
import { diagnosticQuantityMessage } from "./Notices.ts"

/** The number of records required for the free data diagnostic, as configured by a reading. */
export type DiagnosticThreshold = (typeof diagnosticThresholdReading.options)[number]

/** The place that mentions the diagnostic: its form, or its card on the landing page. */
export type DiagnosticPlace = "form" | "landing"

/** A range of records, inclusive; `most` is null if there's no upper bound. */
export interface DiagnosticQuantity {
  readonly least: number
  readonly most: number | null
}

/** The ranges that the form and the landing page state [p9-diagnostic-quantity]. */
const QUANTITIES: Readonly<Record<DiagnosticPlace, DiagnosticQuantity>> = {
  form: { least: 10_000, most: 25_000 },
  landing: { least: 100_000, most: null },
}

/** Returns the range of records required for the diagnostic, as stated in the given place [p9-diagnostic-quantity]. */
export const diagnosticQuantity = (
  place: DiagnosticPlace,
  threshold: DiagnosticThreshold,
): DiagnosticQuantity => QUANTITIES[threshold === "byPlace" ? place : threshold]

/** The number of business days until the report arrives, inclusive [p9-diagnostic-quantity]. */
export const DIAGNOSTIC_BUSINESS_DAYS = { least: 2, most: 3 } as const

/**
 * Describes which customers the diagnostic is for and what to send, for the landing page. The card states the size of
 * the whole file; the form states the number of records examined [p9-diagnostic-quantity].
 */
export const diagnosticOfferText = (threshold: DiagnosticThreshold): string => {
  const [offered, sent] = [
    diagnosticQuantityText("landing", threshold),
    diagnosticQuantityText("form", threshold),
  ]
  return offered === sent ? `For ${offered}.` : `For customer files of ${offered}, send a sample of ${sent}.`
}

/** Describes how many records the form accepts; users with a larger file send a sample. */
export const diagnosticLimitText = (threshold: DiagnosticThreshold): string => {
  const { most } = diagnosticQuantity("form", threshold)
  const taken = `The diagnostic accepts ${diagnosticQuantityText("form", threshold)}.`
  return most === null ? taken : `${taken} If your file is larger, send a sample.`
}

/**
 * Formats the range of records, such as '10,000 to 25,000 records', for the offer and for the message about an invalid
 * quantity.
 */
export const diagnosticQuantityText = (place: DiagnosticPlace, threshold: DiagnosticThreshold): string => {
  const { least, most } = diagnosticQuantity(place, threshold)
  return diagnosticQuantityMessage(least, most)
}
