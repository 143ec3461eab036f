interface NamedSender {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly accountName: string
}

/** The longest name that is shown. */
const LONGEST = 60
/** What a mail program makes a link of, or what is no name. */
const LINK_LIKE = /[/\\@<>:]|\w\.\w/

/**
 * Who asks, for somebody who does not know them: 'Dana Lee (dana@bakery.example) of Bakery'. Names are what a user typed, and
 * go to strangers under the site's own address: one that looks like a link or a text is left out.
 */
export const senderText = ({ accountName, email, firstName, lastName }: NamedSender): string => {
  const name = `${firstName} ${lastName}`.replaceAll(/\s+/g, " ").trim()
  const isName = name !== "" && name.length <= LONGEST && !LINK_LIKE.test(name)
  return `${isName ? `${name} (${email})` : email} of ${accountName}`
}
