import type { Contact } from "@listwright/domain/drafts"

/** The fields that a contact may lack. */
const OPTIONAL = ["contactMeByEmail", "orderForClients", "sanNumber"] as const

/**
 * The contact of the form as it is kept: an untouched box says no and an empty field nothing, as if they had never been
 * there, so that leaving a field changes nothing of the draft.
 */
export const contactOfForm = (typed: Contact): Contact => {
  const { contactMeByEmail = false, orderForClients = false, sanNumber = "", ...contact } = typed
  const said = { contactMeByEmail, orderForClients, sanNumber: sanNumber.trim() }
  const kept = OPTIONAL.filter((name) => said[name] !== false && said[name] !== "")
  return { ...contact, ...Object.fromEntries(kept.map((name) => [name, said[name]])) }
}
