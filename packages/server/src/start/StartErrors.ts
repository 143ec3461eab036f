import { Schema } from "effect"

/**
 * The error for listening on an address that other machines can reach while demo users exist, since their password is
 * public.
 */
export class HostRefused extends Schema.TaggedError<HostRefused>()("HostRefused", { host: Schema.String }) {
  override get message(): string {
    return `The server does not listen on ${this.host} while demo users exist: their password is public. Use 127.0.0.1, or run 'listwright users disable --demo' there first; start a new site without them with --no-demo-users.`
  }
}

/** The error for a site with demo users that a proxy makes available to other machines. */
export class PublicUrlRefused extends Schema.TaggedError<PublicUrlRefused>()("PublicUrlRefused", {
  publicUrl: Schema.String,
  file: Schema.String,
}) {
  override get message(): string {
    return `The server does not serve ${this.publicUrl} while demo users exist: their password is public. Set "publicUrl" to null in ${this.file}, start on 127.0.0.1, run 'listwright users disable --demo', set it again and restart.`
  }
}

/** The error for a site with demo users behind proxies that doesn't name its public address. */
export class TrustedProxiesRefused extends Schema.TaggedError<TrustedProxiesRefused>()(
  "TrustedProxiesRefused",
  {
    file: Schema.String,
  },
) {
  override get message(): string {
    return `The server does not start behind "trustedProxies" while demo users exist: their password is public, and a proxy may be open to anyone. Empty the list in ${this.file}, start, run 'listwright users disable --demo', name the proxies again and restart; or, to try a proxy on this machine, set "publicUrl" to its address, like 'http://localhost:8080'.`
  }
}

export class PortInUse extends Schema.TaggedError<PortInUse>()("PortInUse", {
  host: Schema.String,
  port: Schema.Int,
}) {
  override get message(): string {
    return `Port ${this.port} on ${this.host} is in use. Stop the program that uses it, or choose another port with --port.`
  }
}

/** The error if the port can't be listened on for any other reason. */
export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", {
  host: Schema.String,
  port: Schema.Int,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The server cannot listen on ${this.host}, port ${this.port}: ${this.reason}`
  }
}
