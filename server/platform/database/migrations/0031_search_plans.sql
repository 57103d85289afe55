-- The functions that make what works are found by, in PL/pgSQL: a statement reads and plans the body of an SQL function
-- that it cannot take in whole anew for each work, which cost several milliseconds each; these are planned once a session.
-- What they give is word for word what it was (migrations 0000, 0005, 0026, 0027).
create or replace function public.es_words(text) returns text language plpgsql immutable parallel safe strict as $$
begin
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
end $$;
--> statement-breakpoint
create or replace function public.es_norm(text) returns text language plpgsql immutable parallel safe strict as $$
begin
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
        '\m(?!dios\M)([aeiou][^aeiou ]+[aeiou]|[^aeiou ]{1,2}i[aeo])s\M',
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
end $$;
--> statement-breakpoint
create or replace function public.es_vector(text) returns tsvector language plpgsql immutable parallel safe strict as $$
declare
  norm text := public.es_norm($1);
begin
  if $1 ~ U&'[\00f1\00d1]|[nN]\0303' then
    return (
      to_tsvector('pg_catalog.spanish', norm)::text || ' ' ||
      to_tsvector('pg_catalog.spanish', translate(norm, U&'\00f1', 'n'))::text
    )::tsvector;
  end if;
  return to_tsvector('pg_catalog.spanish', norm);
end $$;
--> statement-breakpoint
create or replace function public.es_names(text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return regexp_replace(public.es_words($1), '([^ ]+)', U&'\014b\005c1', 'g');
end $$;
--> statement-breakpoint
create or replace function public.es_title_vector(titulo text, palabras_clave text[], autor text) returns tsvector
language plpgsql immutable parallel safe strict as $$
declare
  names text := public.es_names(autor);
begin
  return
    setweight(public.es_vector(titulo), 'A') ||
    setweight(public.es_vector(array_to_string(palabras_clave, ' ')), 'B') ||
    setweight((
      to_tsvector('pg_catalog.simple', names)::text || ' ' ||
      to_tsvector('pg_catalog.simple', translate(names, U&'\00f1', 'n'))::text
    )::tsvector, 'C');
end $$;
--> statement-breakpoint
create or replace function public.es_term(text) returns tsquery language plpgsql immutable parallel safe strict as $$
declare
  stems tsquery := phraseto_tsquery('pg_catalog.spanish', public.es_norm($1));
begin
  if numnode(stems) = 0 then
    return null;
  end if;
  return stems || phraseto_tsquery('pg_catalog.simple', public.es_names($1));
end $$;
--> statement-breakpoint
create or replace function public.es_labels(tipo text, categoria text, fecha timestamptz) returns tsvector
language plpgsql immutable parallel safe as $$
begin
  return setweight(public.es_vector(concat_ws(' ',
    categoria,
    case tipo
      when 'ARTICULO' then U&'art\00edculo article'
      when 'REPORTE' then 'informe reporte report'
      when 'TESIS' then 'tesis thesis'
      when 'LIBRO' then 'libro book'
    end,
    extract(year from fecha at time zone 'UTC')
  )), 'B');
end $$;
--> statement-breakpoint
create or replace function public.es_translations_vector(traducciones jsonb) returns tsvector
language plpgsql immutable parallel safe strict as $$
begin
  if traducciones = '[]' then
    return '';
  end if;
  return
    setweight(public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
      jsonb_path_query_array(traducciones, '$[*].titulo')) as said), '')), 'A') ||
    setweight(public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
      jsonb_path_query_array(traducciones, '$[*].palabrasClave[*]')) as said), '')), 'B') ||
    public.es_vector(coalesce((select string_agg(said, ' ') from jsonb_array_elements_text(
      jsonb_path_query_array(traducciones, '$[*].resumen')) as said), ''));
end $$;
--> statement-breakpoint
create or replace function public.es_beginnings(titulo text, palabras_clave text[]) returns tsvector
language plpgsql immutable parallel safe strict as $$
begin
  return to_tsvector(
    'pg_catalog.simple',
    translate(public.es_words(titulo || ' ' || array_to_string(palabras_clave, ' ')), U&'\00f1', 'n')
  );
end $$;
--> statement-breakpoint
-- Works by the words of all that they are found by: by the index alone. The planner takes a vector for as cheap to look at
-- as a number, and would look through every long one for a word that half of the works have. `most` null: all of them.
create function public.works_with(wanted tsquery, most integer) returns setof uuid
language plpgsql stable rows 20000 set enable_seqscan to off as $$
begin
  return query select publicacion_id from public.catalogue_texts where texto @@ wanted limit most;
end $$;
--> statement-breakpoint
-- Works of the catalogue that have each of these, the text of a tsquery, in title, keywords, byline or summary. The condition
-- of the catalogue is in other words than its indices' (`|| ''`): the planner would walk one of them instead of looking words up.
create function public.works_fronted(wanted text[], most integer) returns setof uuid
language plpgsql stable rows 20000 set enable_seqscan to off as $$
begin
  return query execute (
    select 'select id from public.publications where estado || '''' = ''PUBLICADO'' and fecha_eliminacion is null'
      || coalesce(string_agg(format(' and (vector_titulo @@ %1$L::tsquery or vector_resumen @@ %1$L::tsquery)', word), ''), '')
      || ' limit $1'
    from unnest(wanted) as word
  ) using most;
end $$;
