import { Effect, Schema } from "effect"
import { isLoopback } from "../site/isLoopback.ts"

const filled = Schema.String.check(Schema.isMinLength(1, { message: "must not be empty" }))

/** One address, without a name and without anything that could be a second one. */
const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/

/** The mail server that the site's mails leave by. Its password is a secret, which no file of a site holds. */
export const SmtpSettings = Schema.Struct({
  host: filled,
  port: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 65_535 }, { message: "must be a number from 1 to 65535" }),
  ),
  /**
   * The encryption of the connection. `implicit`: encrypted from the first byte, usually on port 465. `starttls`:
   * encrypted before anything is sent, or not sent at all, usually on port 587. `none`: unencrypted, for a server on
   * this machine.
   */
  security: Schema.Literals(["implicit", "starttls", "none"]),
  /** null: the server asks for no sign-in. */
  user: Schema.NullOr(filled).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The sender's address; null to use `contactEmail`. */
  from: Schema.NullOr(
    Schema.String.check(
      Schema.makeFilter((text) =>
        ADDRESS.test(text)
          ? undefined
          : `'${text}' is not an address; write one like 'lists@example.com', or null`,
      ),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The certificate, in PEM, that the server's own is checked against; null: those that this machine trusts. */
  certificate: Schema.NullOr(
    Schema.String.check(
      Schema.isPattern(/-----BEGIN CERTIFICATE-----/, {
        message: "must be a certificate in PEM, or null for those that this machine trusts",
      }),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
}).check(
  Schema.makeFilter(({ host, security }) =>
    security !== "none" || isLoopback(host)
      ? undefined
      : `"security" may be "none" only for a server on this machine; use "starttls" or "implicit" for ${host}`,
  ),
)
export type SmtpSettings = typeof SmtpSettings.Type
