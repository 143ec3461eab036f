/** The codes of a certificate that is valid, but issued by an authority that Node.js doesn't know. */
const UNKNOWN_ISSUER = /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/

/** Explains why TLS refused a server's certificate, and what helps. */
export const certificateMessage = (url: string, code: string): string =>
  UNKNOWN_ISSUER.test(code)
    ? `The TLS certificate for ${url} isn't trusted (${code}). If it's your own, set NODE_EXTRA_CA_CERTS to the path of its PEM file or its authority's PEM file.`
    : `The TLS certificate for ${url} was rejected (${code}). Check the URL. If it's correct, ask the site's operator for a valid certificate.`
