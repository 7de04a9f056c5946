import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

/** The one translator of the page. Words arrive area by area, each in a namespace of its own. */
const translator = i18next.createInstance({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
void translator.init();

type Words = Readonly<Record<string, string>>;

/** Keys as they are asked for: the plural forms `item_one` and `item_other` are both `item`. */
type KeyOf<W extends Words> = keyof W extends infer K
  ? K extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : K
  : never;

type Values = Readonly<Record<string, string | number>>;

const say = (namespace: string, key: string, values: Values = {}): string =>
  translator.t(key, { ...values, ns: namespace });

/** Says a text of the namespace, with `{{values}}` filled in; `count` chooses the plural form. */
export type Translate<W extends Words> = (key: KeyOf<W> & string, values?: Values) => string;

const subscribe = (onChange: () => void): (() => void) => {
  translator.on('languageChanged', onChange);
  return () => translator.off('languageChanged', onChange);
};

/** Language of the page, as in `en` or `es-MX`. */
export const currentLanguage = (): string => translator.language;

export function useLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/**
 * Registers the words of an area or of the shell, one table a language (`en` is the fallback), and returns the hook
 * through which its components speak.
 */
export function defineTranslation<const W extends Words>(
  namespace: string,
  tables: { en: W } & Record<string, Partial<Record<keyof W, string>>>,
): {
  useT: () => Translate<W>;
  translate: Translate<W>;
} {
  for (const [language, words] of Object.entries(tables))
    translator.addResourceBundle(language, namespace, words, true, true);
  const translate: Translate<W> = (key, values) => say(namespace, key, values);
  const useT = (): Translate<W> => {
    useLanguage();
    return translate;
  };
  return { useT, translate };
}

/** Says a text of any namespace; undefined when it is not known (yet). */
export const translateIn = (namespace: string, key: string): string | undefined =>
  translator.exists(key, { ns: namespace }) ? say(namespace, key) : undefined;

/** A number as people of the page's language write it. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(currentLanguage(), options).format(value);

/** A date as people of the page's language write it. */
export const formatDate = (value: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(currentLanguage(), options).format(value);
