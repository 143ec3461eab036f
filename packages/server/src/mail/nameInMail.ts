import { oneLine } from "@listwright/domain/shared"

/** The longest name that is shown. */
const LONGEST = 60
/** Matches markup, an address, and text that a mail program would turn into a link, also with the dots of other scripts. */
const LINK_LIKE = /[/\\@<>:]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u

/**
 * Returns the name of a person or an account as mails show it, in one line; null for a text that looks like a link or a
 * message. People name themselves and their accounts, and the names go to others under the site's own address.
 */
export const nameInMail = (written: string): string | null => {
  const name = oneLine(written)
  return name === "" || name.length > LONGEST || LINK_LIKE.test(name) ? null : name
}
