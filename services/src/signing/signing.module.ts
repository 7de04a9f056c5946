import { Global, Module } from '@nestjs/common';
import { Signing } from './signing.service.ts';

/** Signs what browsers keep for us: cookies and links. */
@Global()
@Module({ providers: [Signing], exports: [Signing] })
export class SigningModule {}
