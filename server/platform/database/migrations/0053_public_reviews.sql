CREATE TABLE "pdf_texts" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"paginas" integer,
	"texto" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "revision_publica" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pdf_texts" ADD CONSTRAINT "pdf_texts_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_texts" ADD CONSTRAINT "pdf_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Writes what a work is found by, in all its languages, and by the words of its PDF where that is all its text; takes it away
-- where the catalogue does not have the work.
create or replace function public.note_catalogue_text(id uuid) returns void language plpgsql as $$
begin
  insert into public.catalogue_texts as kept (publicacion_id, etiquetas, texto, con_texto)
  select p.id, labels,
    public.catalogue_vector(
      p.vector_titulo || public.es_translations_vector(p.traducciones),
      labels,
      p.vector_resumen,
      concat_ws(E'\n', m.contenido, (
        select string_agg(t.contenido, E'\n' order by t.orden) from public.translated_texts t
        where t.publicacion_id = p.id and t.version = 0
      ), (select f.texto from public.pdf_texts f where f.publicacion_id = p.id))
    ),
    true
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
create function public.note_text_of_pdf() returns trigger language plpgsql as $$
begin
  perform public.note_catalogue_text(new.publicacion_id);
  return null;
end $$;
--> statement-breakpoint
create trigger note_text_of_new_pdf after insert or update on public.pdf_texts for each row
execute function public.note_text_of_pdf();
