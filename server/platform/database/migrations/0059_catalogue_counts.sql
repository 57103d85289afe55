CREATE TABLE "catalogue_changes" (
	"tipo" text NOT NULL,
	"anio" integer,
	"categoria" text,
	"palabras_clave" text[] NOT NULL,
	"obras" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_counts" (
	"tipo" text NOT NULL,
	"anio" integer,
	"categoria" text,
	"plain" text GENERATED ALWAYS AS (public.es_plain(categoria)) STORED,
	"obras" integer NOT NULL,
	CONSTRAINT "catalogue_counts_once" UNIQUE NULLS NOT DISTINCT("tipo","anio","categoria")
);
--> statement-breakpoint
CREATE TABLE "catalogue_keyword_counts" (
	"palabra" text PRIMARY KEY NOT NULL,
	"plain" text GENERATED ALWAYS AS (public.es_plain(palabra)) STORED NOT NULL,
	"obras" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_keyword_counts_most" ON "catalogue_keyword_counts" USING btree ("obras" DESC NULLS LAST);--> statement-breakpoint
-- Notes what enters and leaves the catalogue, by what it is counted by (docs/database.md, schema/catalogue.ts): who writes never waits.
create function public.note_catalogue_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.estado = 'PUBLICADO' and old.fecha_eliminacion is null then
    insert into public.catalogue_changes (tipo, anio, categoria, palabras_clave, obras) values
      (old.tipo, extract(year from old.fecha_publicacion at time zone 'UTC')::int, old.categoria, old.palabras_clave, -1);
  end if;
  if tg_op <> 'DELETE' and new.estado = 'PUBLICADO' and new.fecha_eliminacion is null then
    insert into public.catalogue_changes (tipo, anio, categoria, palabras_clave, obras) values
      (new.tipo, extract(year from new.fecha_publicacion at time zone 'UTC')::int, new.categoria, new.palabras_clave, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_catalogue_entry after insert on public.publications for each row
when (new.estado = 'PUBLICADO') execute function public.note_catalogue_change();
--> statement-breakpoint
create trigger note_catalogue_change
after update of tipo, estado, fecha_eliminacion, fecha_publicacion, categoria, palabras_clave on public.publications for each row
when (
  (old.estado = 'PUBLICADO' or new.estado = 'PUBLICADO') and
  (old.tipo, old.estado, old.fecha_eliminacion, old.fecha_publicacion, old.categoria, old.palabras_clave)
    is distinct from (new.tipo, new.estado, new.fecha_eliminacion, new.fecha_publicacion, new.categoria, new.palabras_clave)
)
execute function public.note_catalogue_change();
--> statement-breakpoint
create trigger note_catalogue_leaving after delete on public.publications for each row
when (old.estado = 'PUBLICADO') execute function public.note_catalogue_change();
--> statement-breakpoint
insert into public.catalogue_counts (tipo, anio, categoria, obras)
select tipo, extract(year from fecha_publicacion at time zone 'UTC')::int, categoria, count(*) from public.publications
where estado = 'PUBLICADO' and fecha_eliminacion is null group by 1, 2, 3;
--> statement-breakpoint
insert into public.catalogue_keyword_counts (palabra, obras)
select palabra, count(*) from public.publications, unnest(palabras_clave) as palabra
where estado = 'PUBLICADO' and fecha_eliminacion is null group by 1;
