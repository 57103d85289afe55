/** What the router's links ask of its framework, which is not used here: there is none, and nothing is fetched before it is pressed. */
import { createContext, type Ref, type RefCallback } from 'react';

export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, undefined, {}] as const;

/** One for both; the second, of what is fetched beforehand, is never there. */
export const mergeRefs = <T>(ref: Ref<T>, _: unknown): Ref<T> | RefCallback<T> => ref;
