import { defineArea } from '@grove/config/rspack';

export default defineArea({ name: 'mf-landing' });
