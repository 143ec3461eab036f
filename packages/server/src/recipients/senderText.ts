interface NamedSender {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly accountName: string
}

/** The maximum length of a name that's shown. */
const LONGEST = 60
/** Matches text that a mail program would turn into a link, or that isn't a name. */
const LINK_LIKE = /[/\\@<>:]|\w\.\w/

/**
 * Describes the sender to a recipient who doesn't know them: 'Dana Lee (dana@bakery.example) of Bakery'. Users type
 * their own names, which go to strangers under the site's own address, so a name that looks like a link or a message
 * is left out.
 */
export const senderText = ({ accountName, email, firstName, lastName }: NamedSender): string => {
  const name = `${firstName} ${lastName}`.replaceAll(/\s+/g, " ").trim()
  const isName = name !== "" && name.length <= LONGEST && !LINK_LIKE.test(name)
  return `${isName ? `${name} (${email})` : email} of ${accountName}`
}
