import { Effect, Layer, Redacted } from "effect"
import { ensureOneAddress } from "./ensureOneAddress.ts"
import { MailTransport } from "./MailTransport.ts"
import { toMailNotSent } from "./toMailNotSent.ts"

/** A mail server and its sign-in details. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly security: "implicit" | "starttls" | "none"
  readonly user: string | null
  readonly password: Redacted.Redacted
  /** The trusted certificate in PEM format; null to trust the certificates that this machine trusts. */
  readonly certificate: string | null
}

/** The time limits for connecting to a server and for each of its replies. */
const CONNECTED_WITHIN_MS = 20_000
const ANSWERED_WITHIN_MS = 60_000

const optionsOf = ({ certificate, host, password, port, security, user }: SmtpServer) => ({
  host,
  port,
  secure: security === "implicit",
  requireTLS: security === "starttls",
  ignoreTLS: security === "none",
  ...(user === null ? {} : { auth: { user, pass: Redacted.value(password) } }),
  tls: { minVersion: "TLSv1.2" as const, ...(certificate === null ? {} : { ca: certificate }) },
  connectionTimeout: CONNECTED_WITHIN_MS,
  greetingTimeout: CONNECTED_WITHIN_MS,
  socketTimeout: ANSWERED_WITHIN_MS,
  logger: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends emails by SMTP, each over its own connection. */
export const layerSmtpTransport = (server: SmtpServer): Layer.Layer<MailTransport> =>
  Layer.effect(
    MailTransport,
    Effect.gen(function* () {
      // A site without a mail server starts without it.
      const { createTransport } = yield* Effect.promise(() => import("nodemailer"))
      const transport = createTransport(optionsOf(server))
      return {
        leavesSite: true,
        place: `${server.host}, port ${server.port}`,
        send: Effect.fn("smtp.send")(function* ({ from, message, to }) {
          yield* ensureOneAddress(to)
          yield* Effect.tryPromise({
            try: (signal) => transport.sendMail({ envelope: { from, to: [to] }, raw: message, signal }),
            catch: (cause) => toMailNotSent(cause, server.password),
          })
        }),
      }
    }),
  )
