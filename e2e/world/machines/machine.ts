import { existsSync } from 'node:fs';
import { nginxProgram, postgresFolder } from '@dosmares/checks/prerequisites';

/** Whether this machine has what the world is made of: nginx, PostgreSQL and openssl. */
export const hasWorld = () => Boolean(nginxProgram() && postgresFolder()) && existsSync('/usr/bin/openssl');
