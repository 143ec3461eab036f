import type { Contact } from "@listwright/domain/drafts"

/** The optional fields of a contact. */
const OPTIONAL = ["contactMeByEmail", "orderForClients", "sanNumber"] as const

/**
 * Returns the form's contact in its saved format. Unchecked boxes and empty fields are omitted, so leaving an untouched
 * field doesn't change the draft.
 */
export const toSavedContact = (typed: Contact): Contact => {
  const { contactMeByEmail = false, orderForClients = false, sanNumber = "", ...contact } = typed
  const said = { contactMeByEmail, orderForClients, sanNumber: sanNumber.trim() }
  const kept = OPTIONAL.filter((name) => said[name] !== false && said[name] !== "")
  return { ...contact, ...Object.fromEntries(kept.map((name) => [name, said[name]])) }
}
