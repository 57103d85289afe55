CREATE TABLE "journal_counts" (
	"revista_id" uuid NOT NULL,
	"obras" integer NOT NULL
);
--> statement-breakpoint
-- Whoever writes works waits until they are counted; readers do not.
lock table public.publications in share row exclusive mode;
--> statement-breakpoint
-- Notes by journal what enters and leaves the catalogue (schema/catalogue.ts): who writes never waits.
create or replace function public.note_journal_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.estado = 'PUBLICADO' and old.fecha_eliminacion is null then
    insert into public.journal_counts (revista_id, obras) values (old.revista_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.estado = 'PUBLICADO' and new.fecha_eliminacion is null then
    insert into public.journal_counts (revista_id, obras) values (new.revista_id, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger note_journal_entry after insert on public.publications for each row
when (new.estado = 'PUBLICADO') execute function public.note_journal_count();
--> statement-breakpoint
create or replace trigger note_journal_change after update of estado, fecha_eliminacion, revista_id on public.publications for each row
when (
  (old.estado = 'PUBLICADO' or new.estado = 'PUBLICADO') and
  (old.estado, old.fecha_eliminacion, old.revista_id) is distinct from (new.estado, new.fecha_eliminacion, new.revista_id)
)
execute function public.note_journal_count();
--> statement-breakpoint
create or replace trigger note_journal_leaving after delete on public.publications for each row
when (old.estado = 'PUBLICADO') execute function public.note_journal_count();
--> statement-breakpoint
insert into public.journal_counts (revista_id, obras)
select revista_id, count(*) from public.publications where estado = 'PUBLICADO' and fecha_eliminacion is null group by 1;
