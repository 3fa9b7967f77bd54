import { isCertificateFault } from "../../upstream/unconnected.ts";

/** How to mend a connection that failed: what its reason asks for, if that is a certificate, else what is given. */
export function mendConnection(reason: string, otherwise: string): string {
  return isCertificateFault(reason)
    ? "let it show a certificate that holds for its name; of an authority of your own tell Node by NODE_EXTRA_CA_CERTS=/path/ca.pem in the environment of its process: .env is read too late for it"
    : otherwise;
}
