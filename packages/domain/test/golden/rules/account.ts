import { Schema } from "effect"
import { passwordFailures } from "../../../src/account/sign-in/passwordRules.ts"
import { greeting } from "../../../src/account/landing/greeting.ts"
import { greetingReading, passwordPolicyReading } from "../../../src/shared/readings.ts"
import { AorB, option, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String } = Schema

export const accountRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "account.greeting",
    rule(Struct({ hour: Int, reading: AorB }), ({ hour, reading }) => ({
      value: greeting(hour, option(greetingReading, reading)),
    })),
  ],
  [
    "account.passwordFailures",
    rule(Struct({ password: String }), ({ password }) => ({
      value: passwordFailures(password, passwordPolicyReading.default),
    })),
  ],
]
