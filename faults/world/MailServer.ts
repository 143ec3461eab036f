import { freePort } from "../../scripts/freePort.ts"
import { readMail, type ReadMail } from "../../packages/server/test/mail/readMail.ts"
import { type Received, SmtpStub, type Verdict } from "../../packages/server/test/mail/smtpStub.ts"
import type { Random } from "../random.ts"

/** The ways in which a mail server treats a mail. */
const ways: ReadonlyArray<{ readonly weight: number; readonly verdict: Verdict }> = [
  { weight: 70, verdict: "accept" },
  { weight: 14, verdict: { code: 451, text: "4.7.1 Try again later" } },
  { weight: 8, verdict: "drop" },
  // It answers for the mail, and its answer never comes: the mail is sent again.
  { weight: 8, verdict: "accept unheard" },
]

/** A mail server with a bad line to it, and everything that it accepted. It outlives the site, as other people's do. */
export class MailServer {
  readonly port: number
  readonly #random: Random
  readonly #received: Array<Received> = []
  readonly #read = new Map<Received, ReadMail>()
  #stub: SmtpStub | undefined

  private constructor(port: number, random: Random) {
    this.port = port
    this.#random = random
  }

  static async start(random: Random): Promise<MailServer> {
    const server = new MailServer(await freePort(), random)
    await server.resume()
    return server
  }

  async resume(): Promise<void> {
    const verdict = () => this.#random.weighted(ways).verdict
    this.#stub = await SmtpStub.start({ port: this.port, received: this.#received, verdict })
  }

  async stop(): Promise<void> {
    await this.#stub?.stop()
  }

  /** Reads the accepted mails in the order of their arrival. */
  async mails(): Promise<ReadonlyArray<ReadMail>> {
    for (const received of this.#received)
      if (!this.#read.has(received))
        this.#read.set(received, await readMail(Buffer.from(received.message, "latin1")))
    return [...this.#read.values()]
  }
}
