import { readFileSync } from "node:fs";
import { ROOT } from "../cli/process.ts";
import { certificateFile, keyFile } from "./certificate.ts";

export interface ProxySettings {
  readonly folder: string;
  /** Hands a failure of an instance on as it is. */
  readonly port: number;
  /** Asks the other instance when one refuses the connection, as nginx does unless it is told otherwise. */
  readonly forgivingPort: number;
  readonly instances: readonly number[];
}

function site(port: number, { folder }: ProxySettings, nextUpstream: string): string {
  return `
  server {
    listen 127.0.0.1:${port} ssl;
    server_name localhost;
    ssl_certificate ${certificateFile(folder)};
    ssl_certificate_key ${keyFile(folder)};
    location / {
      proxy_pass http://instances;
      proxy_next_upstream ${nextUpstream};
    }
  }`;
}

/** Where nginx keeps what it has not passed on yet: its own folders are root's. */
function temporaryPaths(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join("\n");
}

/** The shipped nginx.conf with the places of this run. */
export function shippedNginxConfig({ folder, port, instances }: ProxySettings): string {
  const places: Readonly<Record<string, string>> = {
    "pid /tmp/nginx.pid": `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid`,
    "http {": `http {\n${temporaryPaths(folder)}`,
    "/dev/stderr": `${folder}/nginx-error.log`,
    "/dev/stdout": `${folder}/nginx-access.log`,
    "/etc/nginx/proxy.conf": `${ROOT}deploy/nginx/proxy.conf`,
    "/tls/certificate.pem": certificateFile(folder),
    "/tls/key.pem": keyFile(folder),
    "listen 8443": `listen 127.0.0.1:${port}`,
    "application-1:3000": `127.0.0.1:${instances[0]}`,
    "application-2:3000": `127.0.0.1:${instances[1]}`,
  };
  return Object.entries(places).reduce(
    (text, [shipped, here]) => {
      if (!text.includes(shipped)) throw new Error(`deploy/nginx/nginx.conf has no ${shipped}`);
      return text.replace(shipped, here);
    },
    readFileSync(`${ROOT}deploy/nginx/nginx.conf`, "utf8"),
  );
}

/** What the tests of two instances need beyond the shipped file: a second site that asks the other instance when one is gone. */
export function nginxConfig(proxy: ProxySettings): string {
  const { folder, instances } = proxy;
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log crit;
events { worker_connections 512; }
http {
${temporaryPaths(folder)}
  include ${ROOT}deploy/nginx/proxy.conf;
  access_log ${folder}/nginx-access.log merlin;
  upstream instances {
${instances.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join("\n")}
  }
${site(proxy.port, proxy, "off")}
${site(proxy.forgivingPort, proxy, "error timeout")}
}
`;
}
