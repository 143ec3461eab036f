import { emailDisplayName } from "../mail/emailDisplayName.ts"

interface NamedSender {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly accountName: string
}

/**
 * Describes the sender to a recipient who doesn't know them: 'Dana Lee (dana@bakery.example) of Bakery'. User and
 * account names that emails may not show are omitted.
 */
export const senderText = ({ accountName, email, firstName, lastName }: NamedSender): string => {
  const [name, account] = [emailDisplayName(`${firstName} ${lastName}`), emailDisplayName(accountName)]
  return `${name === null ? email : `${name} (${email})`}${account === null ? "" : ` of ${account}`}`
}
