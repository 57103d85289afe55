-- How a word sounds, whatever way it is spelt: 'ch', 'que', 'gue', 'ge' and 'ce' by their sound, ll as y as i,
-- z as s as c, v as b, h silent, no letter twice.
create function public.es_sound(text) returns text language sql immutable parallel safe strict
return regexp_replace(
  regexp_replace(
    translate(
      replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                replace(translate(btrim(public.es_words($1)), U&'\00f1', 'n'), 'ch', '1'),
                'qu([ei])', 'k\1', 'g'),
              'gu([ei])', '2\1', 'g'),
            'g([ei])', 'j\1', 'g'),
          'c([ei])', 's\1', 'g'),
        'll', 'y'),
      'zxvwcqy2h', 'ssbbkkig'),
    'n([bp])', 'm\1', 'g'),
  '(.)\1+', '\1', 'g');
--> statement-breakpoint
-- A sound whole and with each of its letters left out. Short ones stand for themselves alone: too many are alike.
create function public.es_near(text) returns text[] language sql immutable parallel safe strict
return array(
  select distinct case when i = 0 then $1 else left($1, i - 1) || substr($1, i + 1) end
  from generate_series(0, case when length($1) < 4 then 0 else length($1) end) as i
);
--> statement-breakpoint
-- The different words of a text as it spells them, in lower case: letters only, three to forty of them.
create function public.es_spelt(text) returns setof text language sql immutable parallel safe strict
begin atomic
  select distinct word
  from regexp_split_to_table(
    lower(translate(
      normalize($1, NFC),
      U&'\00c1\00c0\00c2\00c4\00c9\00c8\00ca\00cb\00cd\00cc\00ce\00cf\00d3\00d2\00d4\00d6\00da\00d9\00db\00dc\00d1\00c7',
      U&'\00e1\00e0\00e2\00e4\00e9\00e8\00ea\00eb\00ed\00ec\00ee\00ef\00f3\00f2\00f4\00f6\00fa\00f9\00fb\00fc\00f1\00e7'
    )),
    '[^a-z\u00df-\u00f6\u00f8-\u024f]+'
  ) as word
  where length(word) between 3 and 40;
end;
--> statement-breakpoint
-- Each text of a list in the form that is compared: a filter by keyword finds it with accents or without.
create function public.es_plain_all(text[]) returns text[] language sql immutable parallel safe strict
return array(select public.es_plain(word) from unnest($1) as word);
--> statement-breakpoint
-- The words of title and keywords unstemmed and without any accent, to be found by how they begin.
create function public.es_beginnings(titulo text, palabras_clave text[]) returns tsvector
language sql immutable parallel safe strict
return to_tsvector(
  'pg_catalog.simple',
  translate(public.es_words(titulo || ' ' || array_to_string(palabras_clave, ' ')), U&'\00f1', 'n')
);
--> statement-breakpoint
CREATE TABLE "words" (
	"palabra" text PRIMARY KEY NOT NULL,
	"sonido" text GENERATED ALWAYS AS (public.es_sound(palabra)) STORED NOT NULL,
	"cercanas" text[] GENERATED ALWAYS AS (public.es_near(public.es_sound(palabra))) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "words_near" ON "words" USING gin ("cercanas");--> statement-breakpoint
CREATE INDEX "catalogue_title_beginnings" ON "publications" USING btree ("titulo_normal" text_pattern_ops) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_by_category" ON "publications" USING btree (public.es_plain("categoria"),"fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_totals" ON "publications" USING btree ("tipo","categoria","fecha_publicacion") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_keywords" ON "publications" USING gin (public.es_plain_all("palabras_clave")) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_beginnings" ON "publications" USING gin (public.es_beginnings("titulo", "palabras_clave")) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;
--> statement-breakpoint
-- Words enter as works do, whoever brings them. In alphabetical order, so that two who bring the same ones meet at the
-- first and never wait for one another in a circle.
create function public.note_words_of_new_works() returns trigger language plpgsql as $$
begin
  insert into public.words (palabra)
  select distinct word
  from new_works,
    public.es_spelt(concat_ws(' ', titulo, array_to_string(palabras_clave, ' '), autor, resumen)) as word
  where estado = 'PUBLICADO' and fecha_eliminacion is null
    and not exists (select from public.words where palabra = word)
  order by word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create function public.note_words() returns trigger language plpgsql as $$
begin
  insert into public.words (palabra)
  select word
  from public.es_spelt(
    concat_ws(' ', new.titulo, array_to_string(new.palabras_clave, ' '), new.autor, new.resumen)
  ) as word
  where not exists (select from public.words where palabra = word)
  order by word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_words_of_new_works after insert on public.publications
referencing new table as new_works for each statement execute function public.note_words_of_new_works();
--> statement-breakpoint
create trigger note_words after update of titulo, resumen, palabras_clave, autor, estado, fecha_eliminacion
on public.publications for each row
when (
  new.estado = 'PUBLICADO' and new.fecha_eliminacion is null and
  (new.titulo, new.resumen, new.palabras_clave, new.autor, new.estado, new.fecha_eliminacion)
    is distinct from (old.titulo, old.resumen, old.palabras_clave, old.autor, old.estado, old.fecha_eliminacion)
)
execute function public.note_words();
--> statement-breakpoint
insert into public.words (palabra)
select distinct word
from public.publications,
  public.es_spelt(concat_ws(' ', titulo, array_to_string(palabras_clave, ' '), autor, resumen)) as word
where estado = 'PUBLICADO' and fecha_eliminacion is null
on conflict do nothing;
