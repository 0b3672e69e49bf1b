import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Chromium from Debian's packages, where the tests run as root on Debian; else does nothing. */
export function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      env,
      stdio: 'ignore',
    });
  } catch {
    // No package, no network: the caller says what to install.
  }
}
