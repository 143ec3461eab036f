import { Schema } from "effect"
import { maskAddress, maskName, maskPhone, maskValue } from "../../../src/counting/questions/maskRecord.ts"
import { InputType } from "../../../src/audience/attributes/Attribute.ts"
import { ofText, rule, type Rule } from "../Rule.ts"

export const countingRules: ReadonlyArray<readonly [string, Rule]> = [
  ["counting.maskName", ofText(maskName)],
  ["counting.maskAddress", ofText(maskAddress)],
  ["counting.maskPhone", ofText(maskPhone)],
  [
    "counting.maskValue",
    rule(Schema.Struct({ inputType: InputType, text: Schema.String }), ({ inputType, text }) => ({
      value: maskValue(inputType, text),
    })),
  ],
]
