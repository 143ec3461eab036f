import { Schema } from "effect"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders, type DualWording } from "../../../src/shared/wording/MessageText.ts"
import { known, type Rule, rule } from "../Rule.ts"

const texts: ReadonlyMap<string, DualWording> = new Map(Object.entries(TEXTS))

const Given = Schema.Struct({
  key: Schema.String,
  wording: Schema.Literals(["corrected", "original"]),
  values: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})

export const wordingRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "wording.text",
    rule(Given, ({ key, values = {} }) => ({
      value: fillPlaceholders(known(texts.get(key), `text ${key}`), values),
    })),
  ],
]
