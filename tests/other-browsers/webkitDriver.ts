import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { findWebKit } from './installed.ts';
import { PATIENCE, until } from './until.ts';

const SCREEN = '1400x1100x24';

export interface WebKit {
  readonly driver: WebDriver;
  /** Ends the browser, what drives it and its display. */
  readonly end: () => Promise<void>;
}

/** Starts WebKit's small browser on a display that nobody sees. Fails when a part of it is not installed or does not start. */
export async function startWebKit(settings: readonly string[]): Promise<WebKit> {
  const { MiniBrowser, WebKitWebDriver, Xvfb } = findWebKit();
  if (!MiniBrowser || !WebKitWebDriver || !Xvfb) throw new Error('WebKit is not installed.');

  const children: ChildProcess[] = [];
  const killAll = () => {
    for (const { pid } of children.splice(0).reverse()) killGroup(pid);
  };
  process.once('exit', killAll);
  /** In a group of its own, which takes along whatever it has started. */
  const start = (command: string, args: readonly string[], options: SpawnOptions) => {
    const child = spawn(command, args, { detached: true, ...options });
    children.push(child);
    return child;
  };

  try {
    const display = start(Xvfb, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', SCREEN], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // It takes a number that is free, and writes it once it is ready.
    const signal = AbortSignal.timeout(PATIENCE);
    const [number] = (await once(display.stdout!, 'data', { signal })) as [Buffer];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` };
    start(WebKitWebDriver, [`--port=${port}`], { env, stdio: 'ignore' });
    const server = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', async () => (await fetch(`${server}/status`)).ok || undefined);

    const args = ['--automation', ...settings];
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: MiniBrowser, args },
        }),
      )
      .build();
    return {
      driver,
      end: async () => {
        await driver.quit().finally(killAll);
        process.off('exit', killAll);
      },
    };
  } catch (error) {
    killAll();
    throw error;
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
