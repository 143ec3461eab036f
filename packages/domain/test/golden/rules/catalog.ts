import { Schema } from "effect"
import { isOrderable } from "../../../src/catalog/allowedSources.ts"
import { hasPhoneOption } from "../../../src/audience/step/phoneOptions.ts"
import { sourceTraits } from "../../../src/catalog/listTypes.ts"
import { list270Reading } from "../../../src/shared/readings.ts"
import { AorB, ofListType, option, rule, type Rule } from "../Rule.ts"

const { Struct, Int } = Schema

export const catalogRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "catalogue.orderable",
    rule(Struct({ listType: Int, reading: AorB }), ({ listType, reading }) => ({
      value: isOrderable(listType, option(list270Reading, reading)),
    })),
  ],
  ["catalogue.hasPhoneOption", ofListType(hasPhoneOption)],
  ["catalogue.usesIndustryCodes", ofListType((listType) => sourceTraits(listType).usesIndustryCodes)],
]
