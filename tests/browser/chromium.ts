import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium, type LaunchOptions } from 'playwright-core';

import { installOnDebian } from '../debian/packages.ts';
import { inflatePackaged } from './packagedChromium.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** What launches the first Chromium that this machine has, or can be given. Fails when there is none. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const asRoot = process.getuid?.() === 0;
  const args = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
  return { args, ...(await findBrowser()) };
}

async function findBrowser(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>> {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) return { executablePath: chosen };

  const present = systemBrowser() ?? [chromium.executablePath()].find((path) => runs(path));
  if (present) return { executablePath: present };

  const packaged = await inflatePackaged();
  if (packaged && runs(packaged.executablePath, packaged.env)) return packaged;

  installOnDebian(['chromium']);
  const installed = systemBrowser();
  if (installed) return { executablePath: installed };

  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or run `npx playwright-core install chromium`, ' +
      'or set CHROMIUM_PATH to the browser to use.',
  );
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...inPath, ...macBrowsers].find((path) => runs(path));
}

/** A file with the right name may be a stub that only says how to install the browser. */
function runs(path: string, env: NodeJS.ProcessEnv = process.env): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { env, stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
