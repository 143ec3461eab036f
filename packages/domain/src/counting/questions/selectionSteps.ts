import { allowedEmailOption } from "../../audience/step/emailOptions.ts"
import { allowedPhoneOption } from "../../audience/step/phoneOptions.ts"
import type { Criterion } from "../../definition/Audience.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { suppressionSources } from "./suppressionSources.ts"
import type { SelectionStep } from "./Waterfall.ts"

/** Returns a criterion's step; all criteria on a column share one step. */
export const criterionStep = (criterion: Criterion): SelectionStep =>
  criterion.kind === "flags"
    ? { kind: "flags", columns: criterion.columns }
    : { kind: "criterion", column: criterion.column }

/**
 * Returns the steps of a definition's waterfall, in order, before anything is counted; screens can show the lines
 * immediately and wait only for the figures. Criteria are grouped by column, and lists of all households have no
 * criteria steps. The do-not-sell list has no step [ob4-do-not-sell].
 */
export const selectionSteps = (definition: CanonicalDefinition): ReadonlyArray<SelectionStep> => {
  const { areas, audience, emailOption, listType, occupant, phoneOption } = definition
  const isByHousehold = audience.unit === "allHouseholds"
  const criteria = isByHousehold ? [] : audience.criteria
  const steps = new Map(criteria.map(criterionStep).map((step) => [stepKey(step), step]))
  const when = (isAsked: boolean, step: SelectionStep): ReadonlyArray<SelectionStep> =>
    isAsked ? [step] : []
  return [
    { kind: "geography" },
    ...steps.values(),
    ...when(occupant !== null, { kind: "occupant" }),
    ...when(allowedPhoneOption(listType, phoneOption) === "onlyWithPhones", { kind: "phone" }),
    ...when(allowedEmailOption(listType, emailOption) === "onlyEmail", { kind: "email" }),
    ...suppressionSources(definition).map((source): SelectionStep => ({ kind: "suppression", source })),
    ...when(isByHousehold, { kind: "household" }),
    ...when(
      areas.some(({ excluded, kind }) => kind === "closest" && !excluded),
      { kind: "nearest" },
    ),
  ]
}

/**
 * Returns a step's key, unique within a definition: 'criterion:AGE', 'flags:BOATING,TENNIS', 'suppression:orders',
 * 'phone'.
 */
export const stepKey = (step: SelectionStep): string => {
  switch (step.kind) {
    case "criterion":
      return `criterion:${step.column}`
    case "flags":
      return `flags:${step.columns.join(",")}`
    case "suppression":
      return `suppression:${step.source}`
    case "geography":
    case "occupant":
    case "phone":
    case "email":
    case "household":
    case "nearest":
      return step.kind
  }
}
