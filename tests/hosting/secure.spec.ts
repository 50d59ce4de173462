/** Behavior of servers with certificates. */
import { connect } from 'node:http2';
import { expect, test } from 'playwright/test';
import { askPlain, portsOf, SECURE_NAMES } from './ask.ts';
import { GUIDE_HOST } from './guide.ts';

for (const server of SECURE_NAMES) {
  test.describe(server, () => {
    test('HTTP leads to the same address by HTTPS', async () => {
      for (const path of ['/', '/calculator/atom?unit=g', '/category/biology/', '/a%20b?c=%2F', '/nowhere']) {
        const question = { path, headers: { host: GUIDE_HOST } };
        const { status, headers } = await askPlain('127.0.0.1', portsOf(server).plainPort, question);
        expect([301, 308], path).toContain(status);
        expect(headers.location, path).toBe(`https://${GUIDE_HOST}${path}`);
      }
    });

    test('HTTP/2 is spoken', async () => {
      const client = connect(`https://127.0.0.1:${portsOf(server).port}`, {
        servername: GUIDE_HOST,
        rejectUnauthorized: false,
      });
      const status = await new Promise((resolve, reject) => {
        client.on('error', reject);
        client
          .request({ ':path': '/calculator/atom', ':authority': GUIDE_HOST })
          .on('response', (headers) => resolve(headers[':status']))
          .on('error', reject)
          .end();
      });
      expect(client.alpnProtocol).toBe('h2');
      expect(status).toBe(200);
      client.close();
    });
  });
}
