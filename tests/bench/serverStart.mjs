// Measures how long the MCP server of dist-package takes from its start to its first answer: `node tests/bench/serverStart.mjs`
// after `npm run build:package`. Prints the median of nine starts, in ms.
import { spawn } from 'node:child_process';

const STARTS = 9;
const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
};

const times = [];
for (let start = 0; start < STARTS; start += 1) times.push(await oneStart());
times.sort((one, other) => one - other);
console.log(`${Math.round(times[Math.floor(STARTS / 2)])} ms to the first answer (median of ${STARTS})`);

function oneStart() {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const server = spawn(process.execPath, ['dist-package/mcp-server.js'], { stdio: ['pipe', 'pipe', 'inherit'] });
    server.on('error', reject);
    server.stdout.once('data', () => {
      resolve(performance.now() - began);
      server.kill();
    });
    server.stdin.write(`${JSON.stringify(HELLO)}\n`);
  });
}
