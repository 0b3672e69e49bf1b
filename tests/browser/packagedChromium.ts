import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PackagedBrowser {
  readonly executablePath: string;
  /** The environment in which it finds the libraries that came with it. */
  readonly env: NodeJS.ProcessEnv;
}

/** The Chromium inside the npm package, inflated to the temporary folder. It is for Linux on x64 only. */
export async function inflatePackaged(): Promise<PackagedBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
  const folder = await inflate(fileURLToPath(libraries));
  const executablePath = await packaged.executablePath();
  const env = { ...process.env };
  env.LD_LIBRARY_PATH = [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  env.FONTCONFIG_PATH ??= join(tmpdir(), 'fonts');
  return { executablePath, env };
}
