import { existsSync } from 'node:fs';
import { nginxProgram, postgresFolder } from '@dosmares/tools/checks/prerequisites';

/** Whether this machine has the programs that the world needs: nginx, PostgreSQL and openssl. */
export const hasWorld = () => Boolean(nginxProgram() && postgresFolder()) && existsSync('/usr/bin/openssl');
