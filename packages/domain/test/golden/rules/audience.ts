import { Result, Schema } from "effect"
import { checkRange } from "../../../src/audience/attributes/checkRange.ts"
import { inputTypes } from "../../../src/audience/attributes/inputTypes.ts"
import { nextStepWarnings } from "../../../src/audience/step/audienceStep.ts"
import { audienceWarningText, rangeText } from "../../../src/audience/Notices.ts"
import { routeOption, targetOption } from "../../../src/audience/occupants/occupantOptions.ts"
import { addsToSaturation, isSaturated, takenPercent } from "../../../src/audience/occupants/saturation.ts"
import { phoneOptions } from "../../../src/audience/step/phoneOptions.ts"
import { known, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String, Boolean, NullOr, Union } = Schema

const bound = Union([String, Schema.Number])

/** How many options a bit sum of 1, 2 and 4 ticks. */
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
          { onSuccess: () => ({ value: "ok" }), onFailure: (refused) => ({ error: rangeText(refused) }) },
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
      ({ phoneOption, targetOption, routeOption, ...step }) => ({
        value: nextStepWarnings({
          ...step,
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
      percent: takenPercent(given),
      saturated: isSaturated(given),
      adds: addsToSaturation(given),
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
]
