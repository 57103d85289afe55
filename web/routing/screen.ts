/** What a screen's file exports, and what a line of the route table says. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Client } from '#contract/client.ts';
import type { Identity } from '#contract/entities/system.ts';
import type { Waiting } from '#contract/entities/waiting.ts';
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
  /** What the addresses of a journal begin with, by its key; as `origin` where none has a name of its own. */
  siteOf: (clave: string | undefined) => string;
  /** The journal's. */
  identity: Identity;
  t: Translate;
  /** That of `t`. */
  language: Language;
  /** The page stands as the server wrote it: what draws its parts anew is not needed. */
  isWritten?: boolean;
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
  /**
   * Loads what the screen is drawn with at once and has in a file of its own: it is waited for with the screen. Where it fails,
   * the screen says so by itself.
   */
  ahead?: () => Promise<void>;
}

/**
 * 'login': anyone logged in. 'site': the same, or everybody where an administrator opened the public site
 * (`sitioPublico`, docs/specification.md 2). 'guest': nobody logged in. AUTOR, EDITOR and ADMIN: holders of the role; ADMIN passes the
 * other two. REVISOR: holders of the role alone.
 */
export type Guard = 'login' | 'site' | 'guest' | 'AUTOR' | 'REVISOR' | 'EDITOR' | 'ADMIN';
/** 'main': header and footer. 'member': the user menu, and the rail beside the screen. 'plain': nothing around. */
export type LayoutName = 'main' | 'member' | 'plain';

/** The groups of the navigation, by what a person does, in their order. */
export const placeGroups = ['home', 'write', 'review', 'edit', 'administer', 'read', 'account'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/** Pictures of places (layouts/place-icons.ts). */
export type PlaceIcon =
  | 'award'
  | 'bids'
  | 'dashboard'
  | 'calendar'
  | 'bell'
  | 'signature'
  | 'eye'
  | 'works'
  | 'new'
  | 'download'
  | 'chart'
  | 'reviews'
  | 'queue'
  | 'assign'
  | 'roster'
  | 'report'
  | 'numbers'
  | 'claims'
  | 'inbox'
  | 'mails'
  | 'people'
  | 'stack'
  | 'peerReview'
  | 'gauge'
  | 'jobs'
  | 'record'
  | 'letter'
  | 'sliders'
  | 'book'
  | 'person'
  | 'settings'
  | 'journals'
  | 'loads'
  | 'institution'
  | 'institutions';

/** What may wait for somebody in a place. */
export type WaitKey = Exclude<keyof Waiting, 'numeros' | 'conReclamaciones' | 'conAnuncios'> | 'notificaciones';

/** Where a screen stands in the navigation: in which group, under which name. */
export interface Place {
  group: PlaceGroup;
  name: MessageKey;
  icon: PlaceIcon;
  /** What is counted beside its name. */
  count?: WaitKey;
  /** Of use to who has a part in one of these groups alone; absent: to all who have a part in its own. */
  usefulTo?: readonly PlaceGroup[];
  /** There where the journal has chosen it, or has what it is about. */
  setting?: 'preferenciasDeRevision' | 'numeros' | 'variasRevistas' | 'reclamaciones' | 'anuncios' | 'instituciones';
}

/** A screen without a line of its own in the navigation, since its address names something. */
export interface DeeperPlace {
  /** The paths below which it stands: of these the first that fits the person (`trailOf`). */
  under: readonly string[];
  name: MessageKey | ((params: Readonly<Record<string, string | undefined>>) => MessageKey);
  /** It is the screen of one work, or of one review: called by the work's title, as soon as the screen has asked for it. */
  titled?: 'getPublication' | 'getReview';
}

export type Row = { path: string } & (
  | { redirect: string }
  | {
      layout: LayoutName;
      guard?: Guard;
      /** Of every screen of members without a parameter, and of public ones that members go to. */
      place?: Place;
      /** Of every screen of members with one. */
      deeper?: DeeperPlace;
      screen: () => Promise<ScreenModule>;
      /** The screen's file, where the server renders it: browsers are told to fetch it early. With no guard but 'site' and 'guest'. */
      rendered?: string;
      /** The query by which the same is had without scripts. */
      plain?: string;
      /** What of its query such a page is made from, written in one way, and no secret of anybody's; absent: nothing. */
      query?: (search: URLSearchParams) => string;
      /** Which texts it says beside the public ones; absent: 'private', or none where the server renders it. */
      texts?: TextPart;
    }
);
