import { toOneLine } from "@listwright/domain/shared"

/** The maximum length of a name that's shown. */
const LONGEST = 60
/**
 * Matches markup, an address, and text that an email client would turn into a link, including dots in other scripts.
 */
const LINK_LIKE = /[/\\@<>:]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u

/**
 * Returns a person's or account's name as shown in emails, on one line; null if it looks like a link or message. Users
 * choose these names themselves, and others receive them from the site's own email address.
 */
export const emailDisplayName = (written: string): string | null => {
  const name = toOneLine(written)
  return name === "" || name.length > LONGEST || LINK_LIKE.test(name) ? null : name
}
