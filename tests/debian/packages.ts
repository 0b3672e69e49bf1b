import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Which of some Debian packages are not installed. On a system that is not Debian's, all of them. */
export function missingPackages(names: readonly string[]): readonly string[] {
  return names.filter((name) => !isInstalled(name));
}

function isInstalled(name: string): boolean {
  try {
    const answer = execFileSync(
      'dpkg-query',
      ['--show', '--showformat=${db:Status-Status}', name],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return answer === 'installed';
  } catch {
    return false;
  }
}

/** Installs Debian packages, where the tests run as root on Debian; else does nothing. */
export function installOnDebian(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...names], {
      env,
      stdio: 'ignore',
    });
  } catch {
    // No package, no network: the caller says what to install.
  }
}
