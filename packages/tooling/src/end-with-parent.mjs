/** Loaded with `--import` into a program that must not outlive the command that started it. */
import { whenParentEnds } from './processes.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
