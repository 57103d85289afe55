/** What a screen's file exports, and what a line of the route table says. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Client } from '#contract/client.ts';
import type { Identity } from '#contract/entities/system.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { MessageKey, TextPart, Translate } from '#web/messages/i18n.ts';
import type { Head } from './head.ts';

/** What a public screen has at hand to load its data, on the server and in the browser. */
export interface PageRequest {
  client: Client;
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** As `https://pliego.example`, for canonical addresses; '' where the server does not know it. */
  origin: string;
  /** The journal's. */
  identity: Identity;
  t: Translate;
  /** That of `t`. */
  language: Language;
}

export interface ScreenModule {
  Screen: ComponentType;
  /** The document's title, for private screens. */
  title?: MessageKey;
  /**
   * Public screens: puts the data into the query client (`ensureQueryData(callQuery(…))`) and gives the page's head
   * made from it. A `ProblemError` thrown here shows the error screen with that status.
   */
  loader?: (request: PageRequest) => Promise<Head>;
}

/**
 * 'login': anyone logged in. 'site': the same, or everybody where an administrator opened the public site
 * (`sitioPublico`, docs/specification.md 2). 'guest': nobody logged in. AUTOR, EDITOR and ADMIN: holders of the role; ADMIN passes the
 * other two.
 */
export type Guard = 'login' | 'site' | 'guest' | 'AUTOR' | 'EDITOR' | 'ADMIN';
/** 'main': header and footer. 'member': the user menu alone. 'plain': nothing around. */
export type LayoutName = 'main' | 'member' | 'plain';

export type Row = { path: string } & (
  | { redirect: string }
  | {
      layout: LayoutName;
      guard?: Guard;
      screen: () => Promise<ScreenModule>;
      /** The screen's file, where the server renders it: browsers are told to fetch it early. With no guard but 'site' and 'guest'. */
      rendered?: string;
      /** What of its query such a page is made from, written in one way, and no secret of anybody's; absent: nothing. */
      query?: (search: URLSearchParams) => string;
      /** Which texts it says beside the public ones; absent: 'private', or none where the server renders it. */
      texts?: TextPart;
    }
);
