import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages without starting their services. Does nothing on systems that are not based on Debian.
 * @param what name of the software, shown in the message
 * @param choices arguments of `apt-get install`, tried in order until one succeeds
 */
export function aptInstall(what: string, ...choices: string[][]): void {
  if (!existsSync('/etc/debian_version')) return;
  console.log(`${what} is missing: installing it through apt (once) …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // RUNLEVEL=1 prevents packages from starting services. The tests start their own servers.
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const apt = (...args: string[]) => {
    const [command = 'env', ...rest] = [...sudo, ...settings, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  apt('update', '-qq');
  choices.some((choice) => apt('install', '-y', '-qq', ...choice));
}
