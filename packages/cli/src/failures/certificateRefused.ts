/** The codes of a certificate that is valid, but issued by an authority that Node.js doesn't know. */
const UNKNOWN_ISSUER = /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/

/** Explains why TLS refused a server's certificate, and what helps. */
export const certificateRefused = (url: string, code: string): string =>
  UNKNOWN_ISSUER.test(code)
    ? `TLS does not trust the certificate of ${url} (${code}). If it is your own, put the path of its PEM file, or of its authority's, in NODE_EXTRA_CA_CERTS.`
    : `TLS refuses the certificate of ${url} (${code}). Is the address right? If it is, ask its operator for a valid certificate.`
