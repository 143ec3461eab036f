import { Schema } from "effect"

/**
 * Raised when the server would listen on an address reachable from other machines while demo users exist, since their
 * password is public.
 */
export class HostRefused extends Schema.TaggedError<HostRefused>()("HostRefused", { host: Schema.String }) {
  override get message(): string {
    return `The server won't listen on ${this.host} while demo users exist, because their password is public. Use 127.0.0.1, or run 'listwright users disable --demo' there first. To start a new site without demo users, use --no-demo-users.`
  }
}

/** Raised when a proxy makes a site with demo users available to other machines. */
export class PublicUrlRefused extends Schema.TaggedError<PublicUrlRefused>()("PublicUrlRefused", {
  publicUrl: Schema.String,
  file: Schema.String,
}) {
  override get message(): string {
    return `The server won't serve ${this.publicUrl} while demo users exist, because their password is public. Set "publicUrl" to null in ${this.file}, start on 127.0.0.1, run 'listwright users disable --demo', set "publicUrl" again and restart.`
  }
}

/** Raised when a site with demo users is behind proxies and doesn't specify its public URL. */
export class TrustedProxiesRefused extends Schema.TaggedError<TrustedProxiesRefused>()(
  "TrustedProxiesRefused",
  {
    file: Schema.String,
  },
) {
  override get message(): string {
    return `The server won't start with "trustedProxies" set while demo users exist, because their password is public and a proxy may expose the site to anyone. Empty the list in ${this.file}, start the server, run 'listwright users disable --demo', add the proxies again and restart. To try a proxy on this machine instead, set "publicUrl" to its URL, like 'http://localhost:8080'.`
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

/** Raised when the server can't listen on the port for any other reason. */
export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", {
  host: Schema.String,
  port: Schema.Int,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The server can't listen on ${this.host}, port ${this.port}: ${this.reason}`
  }
}
