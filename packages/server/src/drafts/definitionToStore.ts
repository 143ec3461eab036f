import { allowedEmailOption, allowedPhoneOption } from "@listwright/domain/audience"
import { type CanonicalDefinition, changeCanonical } from "@listwright/domain/definition"
import { allowedSuppressions } from "@listwright/domain/suppression"

/** Returns the definition to store, without options and suppressions that the source doesn't offer. */
export const definitionToStore = (definition: CanonicalDefinition): CanonicalDefinition =>
  changeCanonical(definition, {
    phoneOption: allowedPhoneOption(definition.listType, definition.phoneOption),
    emailOption: allowedEmailOption(definition.listType, definition.emailOption),
    suppressions: allowedSuppressions(definition.listType, definition.suppressions),
  })
