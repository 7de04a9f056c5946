import { defineShell } from '@grove/config/rspack';

export default defineShell();
