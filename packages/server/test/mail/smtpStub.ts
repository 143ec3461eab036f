import { readFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import { SMTPServer } from "smtp-server"

/**
 * The reaction of a mail server to a mail: it accepts the mail, accepts it but disconnects before it says so,
 * disconnects in the middle, or refuses it with a reply.
 */
export type Verdict = "accept" | "accept unheard" | "drop" | { readonly code: number; readonly text: string }

export interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly message: string
}

interface StubOptions {
  readonly port?: number
  /** The list to which accepted mails are added; a new one unless given. */
  readonly received?: Array<Received>
  readonly security?: "implicit" | "starttls" | "none"
  /** null: asks for no sign-in. */
  readonly signIn?: { readonly user: string; readonly password: string } | null
  /** Called for each mail, with how many were tried before. */
  readonly verdict?: (tried: number, to: string) => Verdict
}

const pem = (name: string): string => readFileSync(join(import.meta.dirname, "certificates", name), "utf8")

/** The certificate by which clients verify the stub. */
export const STUB_CERTIFICATE = pem("loopback.pem")

const reply = ({ code, text }: { readonly code: number; readonly text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code })

/** A mail server on loopback that keeps what it accepted. */
export class SmtpStub {
  readonly received: Array<Received>
  tried = 0
  readonly #server: SMTPServer
  readonly #sockets = new Set<Socket>()

  private constructor({
    received = [],
    security = "none",
    signIn = null,
    verdict = () => "accept",
  }: StubOptions) {
    this.received = received
    this.#server = new SMTPServer({
      secure: security === "implicit",
      key: pem("loopback.key.pem"),
      cert: STUB_CERTIFICATE,
      disabledCommands: [
        ...(security === "starttls" ? [] : ["STARTTLS"]),
        ...(signIn === null ? ["AUTH"] : []),
      ],
      authOptional: signIn === null,
      disableReverseLookup: true,
      onAuth: ({ password, username }, _, done) =>
        username === signIn?.user && password === signIn?.password
          ? done(null, { user: username })
          : done(
              reply({
                code: 535,
                text: `5.7.8 Not accepted: ${username} ${password} ${Buffer.from(`\0${username}\0${password}`).toString("base64")}`,
              }),
            ),
      onData: (stream, session, done) => {
        const chunks: Array<Buffer> = []
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        const said = verdict(this.tried++, to[0] ?? "")
        if (said === "drop") return void stream.once("data", () => this.#hangUp())
        stream.on("data", (chunk: Buffer) => chunks.push(chunk))
        stream.on("end", () => {
          if (typeof said === "object") return done(reply(said))
          const from = mailFrom === false ? "" : mailFrom.address
          this.received.push({ from, to, message: Buffer.concat(chunks).toString("latin1") })
          if (said === "accept unheard") return this.#hangUp()
          done()
        })
      },
    })
    this.#server.on("error", () => undefined)
    this.#server.server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once("close", () => this.#sockets.delete(socket))
    })
  }

  static async start(options: StubOptions = {}): Promise<SmtpStub> {
    const stub = new SmtpStub(options)
    await new Promise<void>((resolve) => stub.#server.listen(options.port ?? 0, "127.0.0.1", resolve))
    return stub
  }

  get port(): number {
    const address = this.#server.server.address()
    return typeof address === "object" ? (address?.port ?? 0) : 0
  }

  async stop(): Promise<void> {
    this.#hangUp()
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
