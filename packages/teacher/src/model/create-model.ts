import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';

/** Which language model writes, and how to reach it. */
export interface ModelSettings {
  readonly provider: 'anthropic' | 'openai-compatible';
  /** As in `http://127.0.0.1:11434/v1`; Anthropic has one of its own. */
  readonly baseURL?: string | undefined;
  readonly model?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** The configured model; undefined when there is none, so that the offline tutor answers. */
export function createModel({ provider, baseURL, model, apiKey }: ModelSettings): LanguageModel | undefined {
  if (!model) return undefined;
  const key = apiKey ? { apiKey } : {};
  if (provider === 'anthropic') return createAnthropic({ ...key, ...(baseURL ? { baseURL } : {}) })(model);
  if (!baseURL) return undefined;
  // Models that run locally often think aloud between these tags; a child is to hear the answer only.
  return wrapLanguageModel({
    model: createOpenAICompatible({ name: 'teacher', baseURL, ...key })(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
