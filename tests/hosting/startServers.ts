/** Global setup: starts the available servers and passes their ports to the tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { SERVER_NAMES, type ServerName, tellPorts } from './ask.ts';
import { DIST, GUIDE_HOST, ROOT } from './guide.ts';
import { type Certificate, startCaddy, startNginx, type WebServer } from './webServers.ts';

const START: Readonly<Record<ServerName, (certificate: Certificate) => Promise<WebServer>>> = {
  'preview server': startPreview,
  nginx: (certificate) => startNginx(DIST, certificate),
  Caddy: (certificate) => startCaddy(DIST, certificate),
};

/** @returns a function that stops them */
export default async function startServers(): Promise<() => Promise<void>> {
  const missing = Object.keys(START).filter((name) => !SERVER_NAMES.some((here) => here === name));
  if (missing.length > 0) {
    console.log(
      `Not run: the tests of ${missing.join(' and ')}, which cannot be started here. On Debian and Ubuntu, with openssl, "node tests/setup/ensure.mjs servers" fetches what is missing.`,
    );
  }
  const place = mkdtempSync(join(tmpdir(), 'hosting-'));
  const certificate = { file: join(place, 'site.crt'), key: join(place, 'site.key') };
  if (SERVER_NAMES.length > 1) makeCertificate(certificate);
  const starting = await Promise.allSettled(SERVER_NAMES.map((name) => START[name](certificate)));
  const running = starting.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(place, { recursive: true });
  };
  const failed = starting.find((each) => each.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  tellPorts(Object.fromEntries(SERVER_NAMES.map((name, index) => [name, running[index]])));
  return stop;
}

async function startPreview(): Promise<WebServer> {
  const server = await preview({ root: ROOT, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, plainPort: port, stop: () => server.close() };
}

function makeCertificate({ file, key }: Certificate): void {
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${GUIDE_HOST}`, '-addext', `subjectAltName=DNS:${GUIDE_HOST}`];
  execFileSync('openssl', [...words, '-keyout', key, '-out', file, ...name], { stdio: 'ignore' });
}
