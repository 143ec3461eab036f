import { Result, Schema } from "effect"
import { checkRange } from "../../../src/audience/attributes/checkRange.ts"
import { inputTypes } from "../../../src/audience/attributes/inputTypes.ts"
import {
  chosenIndustries,
  industryCheckboxState,
  toggleIndustry,
  toggleIndustryOmission,
} from "../../../src/audience/industries/chooseIndustries.ts"
import { foundIndustries } from "../../../src/audience/industries/foundIndustries.ts"
import {
  applyPastedIndustries,
  parsePastedIndustries,
} from "../../../src/audience/industries/parsePastedIndustries.ts"
import { nextStepWarnings } from "../../../src/audience/step/audienceStep.ts"
import { audienceWarningText, industriesRefusalText, rangeErrorText } from "../../../src/audience/Notices.ts"
import { routeOption, targetOption } from "../../../src/audience/occupants/occupantOptions.ts"
import { indexChoicePairs } from "../../../src/audience/recommended/indexChoicePairs.ts"
import { recommendAttributes } from "../../../src/audience/recommended/recommendAttributes.ts"
import { type Audience, Criterion } from "../../../src/definition/Audience.ts"
import {
  recordsUntilSaturation,
  isSaturated,
  coveragePercent,
} from "../../../src/audience/occupants/saturation.ts"
import { phoneOptions } from "../../../src/audience/step/phoneOptions.ts"
import { known, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String, Boolean, NullOr, Union } = Schema

const Codes = Schema.Array(String)
const AtNode = Struct({ added: Codes, omitted: Codes, code: String })

const nobody: Audience = { unit: "individuals", criteria: [] }
/** An audience of these industries alone. */
const ofIndustries = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string>): Audience =>
  added.length + omitted.length === 0
    ? nobody
    : { ...nobody, criteria: [{ kind: "industries", column: "SIC", added, omitted }] }
/** Returns the added and the omitted industries of an audience, without kind and column. */
const industriesOf = (audience: Audience) => {
  const { added, omitted } = chosenIndustries(audience, "SIC")
  return { added, omitted }
}

const bound = Union([String, Schema.Number])

/** Counts the options that a sum of the bits 1, 2 and 4 ticks. */
const ticked = (bits: number): number => [1, 2, 4].filter((bit) => (bits & bit) !== 0).length

export const audienceRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "audience.range",
    rule(
      Struct({
        inputType: Int,
        from: NullOr(String),
        to: NullOr(String),
        min: NullOr(bound),
        max: NullOr(bound),
      }),
      ({ inputType, from, to, min, max }) =>
        Result.match(
          checkRange(
            {
              inputType: known(inputTypes.decode(inputType), `input type ${inputType}`),
              min: min === null ? null : `${min}`,
              max: max === null ? null : `${max}`,
            },
            from ?? "",
            to ?? "",
          ),
          {
            onSuccess: () => ({ value: "ok" }),
            onFailure: (refused) => ({ error: rangeErrorText(refused, "Age") }),
          },
        ),
    ),
  ],
  [
    "audience.nextStepWarnings",
    rule(
      Struct({
        listType: Int,
        demoCount: Int,
        allHouseholds: Boolean,
        phoneOption: NullOr(Int),
        phoneOptionsHidden: Boolean,
        phoneOptionRequired: Boolean,
        targetOption: Int,
        routeOption: Int,
      }),
      ({ demoCount, phoneOption, targetOption, routeOption, ...step }) => ({
        value: nextStepWarnings({
          ...step,
          criterionCount: demoCount,
          phoneOption:
            phoneOption === null
              ? null
              : known(phoneOptions.decode(phoneOption), `phone option ${phoneOption}`),
          targetCount: ticked(targetOption),
          routeCount: ticked(routeOption),
        }).map(audienceWarningText),
      }),
    ),
  ],
  [
    "audience.saturation",
    rule(Struct({ selected: Int, deliverable: Int }), (given) => ({
      percent: coveragePercent(given),
      saturated: isSaturated(given),
      adds: recordsUntilSaturation(given),
    })),
  ],
  [
    "audience.targetOption",
    rule(Struct({ homes: Boolean, apartments: Boolean, businesses: Boolean }), (given) => ({
      value: targetOption((["homes", "apartments", "businesses"] as const).filter((name) => given[name])),
    })),
  ],
  [
    "audience.routeOption",
    rule(Struct({ carrierRoutes: Boolean, poBoxes: Boolean, ruralRoutes: Boolean }), (given) => ({
      value: routeOption(
        (["carrierRoutes", "poBoxes", "ruralRoutes"] as const).filter((name) => given[name]),
      ),
    })),
  ],
  [
    "audience.recommendedDemos",
    rule(
      Struct({
        columns: Schema.Array(Struct({ column: String, inputType: Int, values: Schema.Array(String) })),
        floor: Int,
        chosen: Schema.Array(Criterion),
        orders: Schema.Array(Struct({ accountId: Int, criteria: Schema.Array(Criterion) })),
        quickPicks: Schema.Array(Schema.Array(Criterion)),
      }),
      ({ chosen, columns, floor, orders, quickPicks }) => ({
        value: recommendAttributes({
          chosen,
          columns: columns.map(({ column, inputType, values }) => ({
            column,
            name: column,
            description: "",
            inputType: known(inputTypes.decode(inputType), `input type ${inputType}`),
            category: 3,
            min: null,
            max: null,
            values: values.map((value) => ({ value, name: value })),
            priceElement: null,
          })),
          ordered: indexChoicePairs(
            orders.map(({ accountId, criteria }) => ({ chooser: accountId, criteria })),
            floor,
          ),
          offered: indexChoicePairs(
            quickPicks.map((criteria, chooser) => ({ chooser, criteria })),
            1,
          ),
        }),
      }),
    ),
  ],
  [
    "audience.tickIndustry",
    rule(AtNode, ({ added, omitted, code }) =>
      industriesOf(toggleIndustry(ofIndustries(added, omitted), "SIC", code)),
    ),
  ],
  [
    "audience.toggleOmitted",
    rule(AtNode, ({ added, omitted, code }) =>
      industriesOf(toggleIndustryOmission(ofIndustries(added, omitted), "SIC", code)),
    ),
  ],
  [
    "audience.industryBox",
    rule(AtNode, ({ added, omitted, code }) => ({ value: industryCheckboxState({ added, omitted }, code) })),
  ],
  [
    "audience.foundIndustries",
    rule(Struct({ hits: Codes }), ({ hits }) => ({
      value: foundIndustries(hits).map(({ code, depth, isHit }) => [code, depth, isHit]),
    })),
  ],
  [
    "audience.pastedIndustries",
    rule(Struct({ text: String, known: Codes }), ({ known: codes, text }) =>
      Result.match(parsePastedIndustries(text, new Set(codes)), {
        onSuccess: (pasted) => ({
          ...industriesOf(applyPastedIndustries(nobody, "SIC", pasted)),
          unknown: pasted.unknown,
        }),
        onFailure: (refused) => ({ error: industriesRefusalText(refused) }),
      }),
    ),
  ],
]
