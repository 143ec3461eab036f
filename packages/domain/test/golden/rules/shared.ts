import { isEmail } from "../../../src/shared/email.ts"
import { isZip, isZip4 } from "../../../src/shared/Zip.ts"
import { ofText, type Rule } from "../Rule.ts"

export const sharedRules: ReadonlyArray<readonly [string, Rule]> = [
  ["validate.email", ofText(isEmail)],
  ["validate.zip", ofText(isZip)],
  ["validate.zip4", ofText(isZip4)],
]
