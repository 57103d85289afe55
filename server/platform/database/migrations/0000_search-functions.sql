-- Spanish full-text search (docs/database.md). Snowball's Spanish stemmer knows endings by their accents ('-ación' but
-- not '-acion'), and readers leave accents out. So every word, of a text and of a query alike, first loses its accents,
-- and the endings that the stemmer needs get theirs back: what is typed with an accent or without ends up the same.
-- All functions are immutable and name everything by its schema, for generated columns and restored dumps.
create extension if not exists unaccent with schema public;
--> statement-breakpoint
-- Lower case without accents, from its first letter or digit on ('¿Qué es…?' → 'que es...?'): to sort by.
create function public.es_plain(text) returns text language sql immutable parallel safe strict
return ltrim(lower(public.unaccent('public.unaccent'::regdictionary, $1)), ' ?!"''<([{-_*.,:;' || U&'\00bf\00a1');
--> statement-breakpoint
-- The words of a text, in lower case, without accents but with their ñ, and nothing else: one space for all the rest,
-- since the parser would take 'enseñanza/aprendizaje' for a file and 'p < 0.05 y x > 3' for a tag.
-- Soft hyphens and zero-width characters vanish; ñ passes unaccent disguised as U+E000.
create function public.es_words(text) returns text language sql immutable parallel safe strict
return regexp_replace(
  translate(
    lower(public.unaccent(
      'public.unaccent'::regdictionary,
      translate(
        replace(replace($1, U&'n\0303', U&'\00f1'), U&'N\0303', U&'\00f1'),
        U&'\00f1\00d1\00ad\200b\200c\200d\2060\feff',
        U&'\e000\e000'
      )
    )),
    U&'\e000',
    U&'\00f1'
  ),
  '[^a-z0-9\u00f1\u0100-\u1fff\u2c00-\u2fff\u3040-\U0010ffff]+',
  ' ',
  'g'
);
--> statement-breakpoint
-- The words as the 'spanish' configuration is fed with them, so that a family shares one stem. From the inside out:
-- 'inglés' is no plural; the stemmer takes 'jóvenes' to 'joven' and 'joven' to 'jov', so -enes, -eres, -ades … lose
-- their -es here; it leaves the plural of short words ('años', 'obras'); '-logía' and its like, '-ación', two stop words
-- and two peoples get back the accent they are known by; 'voz' goes the way of 'voces'.
create function public.es_norm(text) returns text language sql immutable parallel safe strict
return replace(replace(replace(replace(replace(replace(replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          ' ' || public.es_words($1) || ' ',
          '\m(ingl|franc|portugu|japon|(?:irl|hol|finl|isl|zel)and|dan|escoc|aragon|cordob|vien|genov|milan|liban|sudan|burgu|cort|marqu|inter|estr)es\M',
          U&'\005c1\00e9s',
          'g'
        ),
        '(en|er|ar|ad|ed|an)es\M',
        '\1',
        'g'
      ),
      '\m([aeiou][^aeiou ]+[aeiou])s\M',
      '\1',
      'g'
    ),
    '(log|graf|metr|nom|sof|gog|iatr|pat|tom|fon|arqu|dem|energ|histor|categor)ia(s?)\M',
    U&'\005c1\00eda\005c2',
    'g'
  ),
  'acion ', U&'aci\00f3n '),
  'ucion ', U&'uci\00f3n '),
  'z ', 'ce '),
  ' mas ', U&' m\00e1s '),
  ' tambien ', U&' tambi\00e9n '),
  'aleman ', U&'alem\00e1n '),
  'catalan ', U&'catal\00e1n ');
--> statement-breakpoint
-- The words of a text by their stems. A word with ñ is found with n too, in the same place; a word with n not with ñ.
create function public.es_vector(text) returns tsvector language sql immutable parallel safe strict
return case
  when $1 ~ U&'[\00f1\00d1]|[nN]\0303' then (
    to_tsvector('pg_catalog.spanish', public.es_norm($1))::text || ' ' ||
    to_tsvector('pg_catalog.spanish', translate(public.es_norm($1), U&'\00f1', 'n'))::text
  )::tsvector
  else to_tsvector('pg_catalog.spanish', public.es_norm($1))
end;
--> statement-breakpoint
-- The words of a byline, each behind an ŋ (no word has one: unaccent takes it), so that a name is found only as it is
-- written: 'marina' and 'marino' share the stem 'marin' and are not looking for Pedro Marín.
create function public.es_names(text) returns text language sql immutable parallel safe strict
return regexp_replace(public.es_words($1), '([^ ]+)', U&'\014b\005c1', 'g');
--> statement-breakpoint
-- The narrow vector: title (A) and keywords (B) by their stems, the byline (C) by its names.
create function public.es_title_vector(titulo text, palabras_clave text[], autor text) returns tsvector
language sql immutable parallel safe strict
return
  setweight(public.es_vector(titulo), 'A') ||
  setweight(public.es_vector(array_to_string(palabras_clave, ' ')), 'B') ||
  setweight((
    to_tsvector('pg_catalog.simple', public.es_names(autor))::text || ' ' ||
    to_tsvector('pg_catalog.simple', translate(public.es_names(autor), U&'\00f1', 'n'))::text
  )::tsvector, 'C');
--> statement-breakpoint
-- One word or one phrase that was typed, as a query: its stems in order, or names in order.
-- Null where it holds nothing but stop words.
create function public.es_term(text) returns tsquery language sql immutable parallel safe strict
return case
  when numnode(phraseto_tsquery('pg_catalog.spanish', public.es_norm($1))) = 0 then null
  else phraseto_tsquery('pg_catalog.spanish', public.es_norm($1)) ||
    phraseto_tsquery('pg_catalog.simple', public.es_names($1))
end;
