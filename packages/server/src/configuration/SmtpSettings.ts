import { Effect, Schema } from "effect"
import { isLoopback } from "../site/isLoopback.ts"

const filled = Schema.String.check(Schema.isMinLength(1, { message: "must not be empty" }))

/** Matches a single email address, without a name or anything that could be a second address. */
const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/

/** The server that sends the site's emails. Its password is a secret that isn't in any of the site's files. */
export const SmtpSettings = Schema.Struct({
  host: filled,
  port: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 65_535 }, { message: "must be a number from 1 to 65535" }),
  ),
  /**
   * The connection's encryption. `implicit`: encrypted from the first byte, usually on port 465. `starttls`: encryption
   * is required before anything is sent, usually on port 587. `none`: unencrypted, for a server on this machine.
   */
  security: Schema.Literals(["implicit", "starttls", "none"]),
  /** The user name; null if the server doesn't require sign-in. */
  user: Schema.NullOr(filled).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The sender's address; null to use `contactEmail`. */
  from: Schema.NullOr(
    Schema.String.check(
      Schema.makeFilter((text) =>
        ADDRESS.test(text)
          ? undefined
          : `'${text}' isn't an email address; use one like 'lists@example.com', or null`,
      ),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The PEM certificate used to verify the server; null to use the certificates that this machine trusts. */
  certificate: Schema.NullOr(
    Schema.String.check(
      Schema.isPattern(/-----BEGIN CERTIFICATE-----/, {
        message: "must be a PEM certificate, or null to use the certificates this machine trusts",
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
