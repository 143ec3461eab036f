/** Matches the error codes for a valid certificate whose issuer Node.js doesn't know. */
const UNKNOWN_ISSUER = /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/

/** Returns a message that explains a refused certificate and how to fix it. */
export const certificateMessage = (url: string, code: string): string =>
  UNKNOWN_ISSUER.test(code)
    ? `The TLS certificate for ${url} isn't trusted (${code}). If it's your own, set NODE_EXTRA_CA_CERTS to the path of its PEM file or its authority's PEM file.`
    : `The TLS certificate for ${url} was rejected (${code}). Check the URL. If it's correct, ask the site's operator for a valid certificate.`
