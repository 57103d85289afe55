-- What the works of the catalogue are found by, their text with it (docs/database.md, schema/catalogue.ts).
CREATE TABLE "catalogue_texts" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"etiquetas" "tsvector" NOT NULL,
	"texto" "tsvector" NOT NULL,
	"con_texto" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_texts" ADD CONSTRAINT "catalogue_texts_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Category, type and year of publication as words: the type by the names that readers have for it.
create function public.es_labels(tipo text, categoria text, fecha timestamptz) returns tsvector
language sql immutable parallel safe
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
--> statement-breakpoint
-- All of a work by its words; of a very long text its beginning, less of it where it has more different words than a vector holds.
create function public.catalogue_vector(titulo tsvector, etiquetas tsvector, resumen tsvector, contenido text) returns tsvector
language plpgsql immutable strict as $$
declare kept text := left(contenido, 200000);
begin
  loop
    begin
      return titulo || etiquetas || setweight(resumen, 'C') || public.es_vector(kept);
    exception when program_limit_exceeded then
      kept := left(kept, length(kept) / 2);
    end;
  end loop;
end $$;
--> statement-breakpoint
-- Writes what a work is found by; takes it away where the catalogue does not have the work.
create function public.note_catalogue_text(id uuid) returns void language plpgsql as $$
begin
  insert into public.catalogue_texts as kept (publicacion_id, etiquetas, texto, con_texto)
  select p.id, labels, public.catalogue_vector(p.vector_titulo, labels, p.vector_resumen, coalesce(m.contenido, '')), true
  from public.publications p
    left join public.manuscripts m on m.publicacion_id = p.id,
    public.es_labels(p.tipo, p.categoria, p.fecha_publicacion) as labels
  where p.id = note_catalogue_text.id and p.estado = 'PUBLICADO' and p.fecha_eliminacion is null
  on conflict (publicacion_id) do update
    set etiquetas = excluded.etiquetas, texto = excluded.texto, con_texto = excluded.con_texto;
  if not found then
    delete from public.catalogue_texts where publicacion_id = note_catalogue_text.id;
  end if;
end $$;
--> statement-breakpoint
create function public.note_text_of_work() returns trigger language plpgsql as $$
begin
  perform public.note_catalogue_text(new.id);
  return null;
end $$;
--> statement-breakpoint
create function public.note_text_of_manuscript() returns trigger language plpgsql as $$
begin
  if exists (select from public.publications where id = new.publicacion_id and estado = 'PUBLICADO') then
    perform public.note_catalogue_text(new.publicacion_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_text_of_new_work after insert on public.publications for each row
when (new.estado = 'PUBLICADO' and new.fecha_eliminacion is null)
execute function public.note_text_of_work();
--> statement-breakpoint
create trigger note_text_of_work
after update of titulo, resumen, palabras_clave, autor, categoria, tipo, fecha_publicacion, estado, fecha_eliminacion
on public.publications for each row
when (
  'PUBLICADO' in (old.estado, new.estado) and
  (new.titulo, new.resumen, new.palabras_clave, new.autor, new.categoria, new.tipo, new.fecha_publicacion, new.estado,
    new.fecha_eliminacion)
    is distinct from (old.titulo, old.resumen, old.palabras_clave, old.autor, old.categoria, old.tipo, old.fecha_publicacion,
    old.estado, old.fecha_eliminacion)
)
execute function public.note_text_of_work();
--> statement-breakpoint
create trigger note_text_of_manuscript after insert or update of contenido on public.manuscripts for each row
execute function public.note_text_of_manuscript();
--> statement-breakpoint
-- Works that are there are found at once by all but their text, of vectors that they have already; a job adds the texts.
insert into public.catalogue_texts (publicacion_id, etiquetas, texto, con_texto)
select p.id, labels, public.catalogue_vector(p.vector_titulo, labels, p.vector_resumen, ''), false
from public.publications p, public.es_labels(p.tipo, p.categoria, p.fecha_publicacion) as labels
where p.estado = 'PUBLICADO' and p.fecha_eliminacion is null;
--> statement-breakpoint
CREATE INDEX "catalogue_texts_words" ON "catalogue_texts" USING gin ("texto");--> statement-breakpoint
CREATE INDEX "catalogue_texts_unfilled" ON "catalogue_texts" USING btree ("publicacion_id") WHERE not "catalogue_texts"."con_texto";
