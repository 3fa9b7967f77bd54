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
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`;
}

/**
 * What an operator writes into nginx.conf for two instances: TLS ends here, the instances take turns
 * without stickiness, and the logs leave out queries, which hold the tokens of mail links: an ordinary
 * line of the error log repeats the whole address.
 */
export function nginxConfig(proxy: ProxySettings): string {
  const { folder, instances } = proxy;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log crit;
events { worker_connections 512; }
http {
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  log_format line escape=json
    '{"address":"$remote_addr","instance":"$upstream_addr","method":"$request_method","path":"$uri","status":$status}';
  access_log ${folder}/nginx-access.log line;
  ssl_protocols TLSv1.2 TLSv1.3;
  client_max_body_size 50m;
  # Two sealed cookies of four kilobytes each come in one line, and go out beside the policy.
  large_client_header_buffers 4 16k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream instances {
${instances.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join("\n")}
  }
${site(proxy.port, proxy, "off")}
${site(proxy.forgivingPort, proxy, "error timeout")}
}
`;
}
