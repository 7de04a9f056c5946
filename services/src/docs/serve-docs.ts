import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { apiDocument } from './api-document.ts';

/** Serves the document as a page at `/api/docs` (its files come from this machine) and as JSON at `/api/docs/openapi.json`. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, apiDocument, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Grove API',
  });
}
