import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PackagedBrowser {
  readonly executablePath: string;
  /** The environment in which it finds the libraries that came with it. */
  readonly env: NodeJS.ProcessEnv;
}

/** The Chromium inside the npm package, inflated to the temporary folder. It is for Linux on x64 only. */
export async function inflatePackaged(): Promise<PackagedBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const build = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  const folder = await inflate(join(build, '../bin/al2023.tar.br'));
  const executablePath = await packaged.executablePath();
  const env = { ...process.env };
  env.LD_LIBRARY_PATH = [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  env.FONTCONFIG_PATH ??= join(tmpdir(), 'fonts');
  return { executablePath, env };
}
