import { spawnSync } from "node:child_process";

export function certificateFile(folder: string): string {
  return `${folder}/certificate.pem`;
}

export function keyFile(folder: string): string {
  return `${folder}/key.pem`;
}

/**
 * Makes a certificate for `localhost` that is good for a day and signed by itself.
 * @throws Error with openssl's words
 */
export function makeCertificate(openssl: string, folder: string): void {
  const { status, stderr } = spawnSync(
    openssl,
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "1", "-subj", "/CN=localhost"],
      ...["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
      ...["-keyout", keyFile(folder), "-out", certificateFile(folder)],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
}
