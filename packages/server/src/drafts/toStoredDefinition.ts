import { allowedEmailOption, allowedPhoneOption } from "@listwright/domain/audience"
import { type CanonicalDefinition, changeCanonicalDefinition } from "@listwright/domain/definition"
import { allowedSuppressions } from "@listwright/domain/suppression"

/** Returns the definition to store, without options and suppressions that the source doesn't offer. */
export const toStoredDefinition = (definition: CanonicalDefinition): CanonicalDefinition =>
  changeCanonicalDefinition(definition, {
    phoneOption: allowedPhoneOption(definition.listType, definition.phoneOption),
    emailOption: allowedEmailOption(definition.listType, definition.emailOption),
    suppressions: allowedSuppressions(definition.listType, definition.suppressions),
  })
